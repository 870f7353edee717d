import { defineSiteItems } from './define-site-items.ts';

/** The news items (S038, S039); cancelling the form leads to the list of news (Z-064). */
export const news = defineSiteItems({ name: 'news', label: 'Yangiliklar', noun: 'ta yangilik' });
