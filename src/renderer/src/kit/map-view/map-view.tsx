import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
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

const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((module) => ({ default: module.LeafletMap })));

/** A map with one marked place (C-029). It fills the height of what it stands in. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<Loader className={styles.loader} size="sm" />}>
      <LeafletMap {...props} />
    </Suspense>
  );
}
