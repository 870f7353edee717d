import { useEffect } from 'react';
import { BaseMap, PIN } from './base-map.tsx';
import { MapMarker } from './map-marker.tsx';
import { DEFAULT_ZOOM } from './map-start.ts';
import { useMap } from './use-map.ts';

export type MapViewProps = {
  /** Degrees, WGS 84. */
  latitude: number;
  /** Degrees, WGS 84. */
  longitude: number;
  /** Name of the place. */
  label: string;
  /** Whether the map is a small part of a page: the wheel scrolls the page; no zoom buttons. Default: false. */
  still?: boolean;
};

/** The map of `MapView`, in a chunk of its own: Leaflet is loaded when the first map opens. */
export function LeafletMap({ latitude, longitude, label, still = false }: MapViewProps) {
  return (
    <BaseMap start={{ latitude, longitude, zoom: DEFAULT_ZOOM }} still={still}>
      <Follow latitude={latitude} longitude={longitude} />
      <MapMarker at={{ latitude, longitude }} icon={PIN} name={label} />
    </BaseMap>
  );
}

/** Moves the map when the place changes: Leaflet reads `center` only once. */
function Follow({ latitude, longitude }: Pick<MapViewProps, 'latitude' | 'longitude'>) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], map.getZoom(), { animate: false });
  }, [map, latitude, longitude]);
  return null;
}
