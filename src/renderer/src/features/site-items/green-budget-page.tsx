import { greenBudget } from './green-budget.ts';
import { SiteItemsPage } from './site-items-page.tsx';

/** Page of the green budget (S040). */
export const Component = () => <SiteItemsPage items={greenBudget} />;
