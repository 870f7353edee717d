import type { MapPoint } from '@shared/map.ts';
import { type DivIcon, type Icon, type LatLng, type Marker, marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from './use-map.ts';

export type MapMarkerProps = {
  at: MapPoint;
  /** The same object as long as the icon is the same. */
  icon: Icon | DivIcon;
  /** Name of the place. */
  name: string;
  /** Whether the name is shown under the pointer too. Default: true. */
  titled?: boolean;
  /** Whether the marker is a stop of the Tab key. Default: true. */
  keyboard?: boolean;
  /** Makes the marker draggable; called with the place where it was dropped. */
  onDrop?: (place: LatLng) => void;
};

/** A marker on the map around it. */
export function MapMarker({
  at: { latitude, longitude },
  icon,
  name,
  titled = true,
  keyboard = true,
  onDrop,
}: MapMarkerProps) {
  const map = useMap();
  const shown = useRef<Marker | null>(null);
  const dropped = useEffectEvent((place: LatLng) => onDrop?.(place));
  const place = useEffectEvent((): [number, number] => [latitude, longitude]);
  const draggable = onDrop !== undefined;
  useEffect(() => {
    const title = titled ? name : '';
    const added = marker(place(), { icon, title, alt: name, keyboard, draggable, autoPan: draggable });
    added.on('dragend', () => dropped(added.getLatLng()));
    shown.current = added.addTo(map);
    return () => {
      shown.current = null;
      added.remove();
    };
  }, [map, icon, name, titled, keyboard, draggable]);
  useEffect(() => {
    shown.current?.setLatLng([latitude, longitude]);
  }, [latitude, longitude]);
  return null;
}
