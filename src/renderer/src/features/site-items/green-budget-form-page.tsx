import { greenBudget } from './green-budget.ts';
import { SiteItemPage } from './site-item-page.tsx';

/** Form of a green budget item (S041). */
export const Component = () => <SiteItemPage items={greenBudget} />;
