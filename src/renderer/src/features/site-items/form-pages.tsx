// Apart from the lists, which do without the editor of texts.
import { greenBudget } from './green-budget.ts';
import { news } from './news.ts';
import { SiteItemPage } from './site-item-page.tsx';
import { stateBuying } from './state-buying.ts';

/** The forms of a news item (S039), a green budget item (S041), and a state buying item (S043). */
export const NewsForm = () => <SiteItemPage items={news} />;
export const GreenBudgetForm = () => <SiteItemPage items={greenBudget} />;
export const StateBuyingForm = () => <SiteItemPage items={stateBuying} />;
