import { defineSiteItems } from './define-site-items.ts';

/** News (S038, S039); cancelling its form leads to its own list (Z-064). */
export const news = defineSiteItems({ name: 'news', label: 'Yangiliklar', noun: 'ta yangilik' });
