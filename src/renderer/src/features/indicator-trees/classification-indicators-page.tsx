import { classifications } from './classifications.ts';
import { IndicatorsPage } from './indicators-page.tsx';

/** Page of the indicators of an economic classification (S120, R-048). */
export const Component = () => <IndicatorsPage of={classifications} />;
