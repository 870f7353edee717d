import { SiteItemPage } from './site-item-page.tsx';
import { stateBuying } from './state-buying.ts';

/** Form of a state buying item (S043). */
export const Component = () => <SiteItemPage items={stateBuying} />;
