import { Loader } from '@mantine/core';
import { lazyComponent } from '../lazy-component.tsx';
import styles from './map-view.module.css';

export type MapViewProps = {
  /** Degrees, WGS 84. */
  latitude: number;
  /** Degrees, WGS 84. */
  longitude: number;
  /** Name of the place. */
  label: string;
  /** A small map inside a page: the wheel scrolls the page, and there are no buttons. Default: false. */
  still?: boolean;
};

/** A map with one marked place (C-029). It fills the height of what it stands in. */
export const MapView = lazyComponent<MapViewProps>(
  async () => (await import('./leaflet-map.tsx')).LeafletMap,
  () => <Loader className={styles.loader} size="sm" />,
);
