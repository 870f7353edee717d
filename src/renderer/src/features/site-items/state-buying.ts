import { defineSiteItems } from './define-site-items.ts';
import { news } from './news.ts';

/** The state buying items (S042, S043); cancelling the form leads to the news (G-005). */
export const stateBuying = defineSiteItems({
  name: 'state-buying',
  label: 'Davlat xaridlari',
  noun: 'ta maqola',
  cancel: news.list,
});
