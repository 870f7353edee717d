import { Loader } from '@mantine/core';
import { lazyComponent } from '../lazy-component.tsx';
import type { MapViewProps } from './leaflet-map.tsx';
import styles from './map-view.module.css';

/** A map with one marked place (C-029). Fills the height of its container. */
export const MapView = lazyComponent<MapViewProps>(
  async () => (await import('./leaflet-map.tsx')).LeafletMap,
  () => <Loader className={styles.loader} size="sm" />,
);
