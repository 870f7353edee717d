import { news } from './news.ts';
import { SiteItemPage } from './site-item-page.tsx';

/** The form of a piece of news (S039). */
export const Component = () => <SiteItemPage items={news} />;
