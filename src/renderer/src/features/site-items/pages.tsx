import { greenBudget } from './green-budget.ts';
import { news } from './news.ts';
import { SiteItemsPage } from './site-items-page.tsx';
import { stateBuying } from './state-buying.ts';

/** The news (S038), the green budget (S040), and state buying (S042). */
export const News = () => <SiteItemsPage items={news} />;
export const GreenBudget = () => <SiteItemsPage items={greenBudget} />;
export const StateBuying = () => <SiteItemsPage items={stateBuying} />;
