import { defineSiteItems } from './define-site-items.ts';
import { news } from './news.ts';

/** The green budget items (S040, S041); cancelling the form leads to the news (G-004). */
export const greenBudget = defineSiteItems({
  name: 'green-budget',
  label: 'Yashil budjet',
  noun: 'ta maqola',
  cancel: news.list,
});
