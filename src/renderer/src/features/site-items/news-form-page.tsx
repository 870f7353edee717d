import { news } from './news.ts';
import { SiteItemPage } from './site-item-page.tsx';

/** Form of a news item (S039). */
export const Component = () => <SiteItemPage items={news} />;
