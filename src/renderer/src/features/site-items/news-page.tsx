import { news } from './news.ts';
import { SiteItemsPage } from './site-items-page.tsx';

/** Page of the news (S038). */
export const Component = () => <SiteItemsPage items={news} />;
