import { useEffect } from 'react';
import { Marker, useMap } from 'react-leaflet';
import { BaseMap, PIN } from './base-map.tsx';
import { DEFAULT_ZOOM } from './map-start.ts';

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

/** The map itself; only `map-view.tsx` loads it, so that Leaflet is fetched when the first map is opened. */
export function LeafletMap({ latitude, longitude, label, still = false }: MapViewProps) {
  return (
    <BaseMap start={{ latitude, longitude, zoom: DEFAULT_ZOOM }} still={still}>
      <Follow latitude={latitude} longitude={longitude} />
      <Marker position={[latitude, longitude]} icon={PIN} title={label} alt={label} />
    </BaseMap>
  );
}

/** Leaflet looks at its centre only at first; this goes where the place is now. */
function Follow({ latitude, longitude }: Pick<MapViewProps, 'latitude' | 'longitude'>) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], map.getZoom(), { animate: false });
  }, [map, latitude, longitude]);
  return null;
}
