import { useDebouncedValue } from '@mantine/hooks';
import type { MapPoint } from '@shared/map.ts';
import type { LatLng } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BaseMap, PIN } from './base-map.tsx';
import { createMapKeys, type MapKeys } from './map-keys.ts';
import { MapMarker } from './map-marker.tsx';
import type { MapStart } from './map-start.ts';
import { useMap, useMapEvents } from './use-map.ts';

export type MapPickerProps = {
  /** Place of the pin; null without a pin. */
  point: MapPoint | null;
  /** Initial view. */
  start: MapStart;
  /** Called with the place picked by a click, by dragging the pin or by Enter. */
  onPick: (point: MapPoint) => void;
};

/** Debounce of a typed place before the map moves, in ms. */
const FOLLOW_MS = 400;
/** Decimals of a degree: about a decimetre. */
const DECIMALS = 6;

type Props = MapPickerProps & {
  /** Called with the map's key handler once the map is ready. */
  onReady: (keys: MapKeys) => void;
};

/** The map of `MapPicker`, in a chunk of its own. */
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
        <MapMarker
          at={point}
          icon={PIN}
          name={t('Tanlangan joy')}
          titled={false}
          keyboard={false}
          onDrop={(place) => onPick(pointOf(place))}
        />
      )}
    </>
  );
}

/** Moves the map to a typed place outside of the view. */
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
