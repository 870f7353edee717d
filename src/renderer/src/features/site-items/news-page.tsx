import { news } from './news.ts';
import { SiteItemsPage } from './site-items-page.tsx';

/** News (S038). */
export const Component = () => <SiteItemsPage items={news} />;
