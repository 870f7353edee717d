import { SiteItemsPage } from './site-items-page.tsx';
import { stateBuying } from './state-buying.ts';

/** Page of state buying (S042). */
export const Component = () => <SiteItemsPage items={stateBuying} />;
