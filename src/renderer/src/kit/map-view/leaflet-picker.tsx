import { useDebouncedValue } from '@mantine/hooks';
import type { MapPoint } from '@shared/map.ts';
import type { LatLng } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { useT } from '@/i18n/use-t.ts';
import { BaseMap, PIN } from './base-map.tsx';
import { createMapKeys, type MapKeys } from './map-keys.ts';
import type { MapStart } from './map-start.ts';

export type MapPickerProps = {
  /** What the pin marks; null while nothing does. */
  point: MapPoint | null;
  /** What is in view at first. */
  start: MapStart;
  /** A place was picked: by a click, by moving the pin, by Enter. */
  onPick: (point: MapPoint) => void;
};

/** How long a typed place must stand until the map follows it, in ms. */
const FOLLOW_MS = 400;
/** Decimals of a degree: about a decimetre. */
const DECIMALS = 6;

type Props = MapPickerProps & {
  /** Hands out the keys of the map once it is there. */
  onReady: (keys: MapKeys) => void;
};

/** The map of `map-picker.tsx`, which loads it. */
export function LeafletPicker({ start, ...props }: Props) {
  return (
    <BaseMap start={start} keyboard={false}>
      <Picking {...props} />
    </BaseMap>
  );
}

const pointOf = (place: LatLng): MapPoint => {
  const { lat, lng } = place.wrap();
  return { latitude: Number(lat.toFixed(DECIMALS)), longitude: Number(lng.toFixed(DECIMALS)) };
};

function Picking({ point, onPick, onReady }: Omit<Props, 'start'>) {
  const { t } = useT();
  const map = useMapEvents({ click: ({ latlng }) => onPick(pointOf(latlng)) });
  const pickMiddle = useEffectEvent(() => onPick(pointOf(map.getCenter())));
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(createMapKeys(map, () => pickMiddle())), [map]);
  return (
    <>
      <Following point={point} />
      {point && (
        <Marker
          position={[point.latitude, point.longitude]}
          icon={PIN}
          alt={t('Tanlangan joy')}
          keyboard={false}
          draggable
          autoPan
          eventHandlers={{ dragend: ({ target }) => onPick(pointOf(target.getLatLng())) }}
        />
      )}
    </>
  );
}

/** Brings a place that was typed into view. */
function Following({ point }: { point: MapPoint | null }) {
  const map = useMap();
  const [settled] = useDebouncedValue(point, FOLLOW_MS);
  useEffect(() => {
    if (settled && !map.getBounds().contains([settled.latitude, settled.longitude])) {
      map.setView([settled.latitude, settled.longitude], map.getZoom(), { animate: false });
    }
  }, [map, settled]);
  return null;
}
