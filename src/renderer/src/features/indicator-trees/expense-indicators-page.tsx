import { expenses } from './expenses.ts';
import { IndicatorsPage } from './indicators-page.tsx';

/** Page of the indicators of an expense (S116, R-044). */
export const Component = () => <IndicatorsPage of={expenses} />;
