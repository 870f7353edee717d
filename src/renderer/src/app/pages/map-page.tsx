import { ViewsMenu } from '@/features/initiative-list/views/views-menu.tsx';
import { MapPage } from '@/features/initiative-map/map-page.tsx';

/** The map of initiatives, with the saved filters of their list. */
export const Component = () => <MapPage Views={ViewsMenu} />;
