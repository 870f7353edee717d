import { divIcon, latLngBounds, polyline } from 'leaflet';
import { useEffect } from 'react';
import { BaseMap } from './base-map.tsx';
import styles from './leaflet-pair.module.css';
import { MapMarker } from './map-marker.tsx';
import { useMap } from './use-map.ts';

/** Degrees, WGS 84. */
type Point = { readonly latitude: number; readonly longitude: number };

export type PairMapProps = {
  /** The two places, numbered 1 and 2. */
  places: readonly [Point, Point];
  /** Names of the places. */
  names: readonly [string, string];
  /** The distance between the places, as text. */
  distance: string;
};

/** Maximum zoom level, so that adjacent places keep some surroundings in view. */
const MOST_ZOOM = 17;
/** Padding around the places, in px: pins extend above their places. */
const ROOM = { paddingTopLeft: [32, 48], paddingBottomRight: [32, 24] } as const satisfies Record<
  string,
  [number, number]
>;

const pin = (number: 1 | 2) =>
  divIcon({
    className: styles.pin ?? '',
    html: `<span data-number="${number}"><b>${number}</b></span>`,
    iconSize: [28, 36],
    iconAnchor: [14, 36],
  });
const PINS = [pin(1), pin(2)] as const;

/** The map of `PairMap`, in a chunk of its own. */
export function LeafletPair({ places, names, distance }: PairMapProps) {
  return (
    <BaseMap start={{ ...places[0], zoom: MOST_ZOOM }} keyboard={false} still>
      <Line places={places} distance={distance} />
      {places.map((at, index) => (
        <MapMarker
          key={names[index]}
          at={at}
          icon={PINS[index === 0 ? 0 : 1]}
          name={names[index] ?? ''}
          keyboard={false}
        />
      ))}
    </BaseMap>
  );
}

/** The line between both places with its distance; the view is fitted to it. */
function Line({ places: [one, other], distance }: Pick<PairMapProps, 'places' | 'distance'>) {
  const map = useMap();
  const content = JSON.stringify([one, other].map(({ latitude, longitude }) => [latitude, longitude]));
  useEffect(() => {
    const points: [number, number][] = JSON.parse(content);
    map.fitBounds(latLngBounds(points), { ...ROOM, maxZoom: MOST_ZOOM, animate: false });
    const words = document.createElement('span');
    words.textContent = distance;
    const line = polyline(points, { className: styles.line ?? '', dashArray: '2 5', weight: 2 })
      .bindTooltip(words, { permanent: true, direction: 'bottom', className: styles.distance ?? '', offset: [0, 6] })
      .addTo(map);
    return () => {
      line.remove();
    };
  }, [map, content, distance]);
  return null;
}
