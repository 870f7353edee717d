import { divIcon, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { Marker, Polyline, Tooltip, useMap } from 'react-leaflet';
import { BaseMap } from './base-map.tsx';
import styles from './leaflet-pair.module.css';

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
  const [one, other] = places;
  const line = [one, other].map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  return (
    <BaseMap start={{ ...one, zoom: MOST_ZOOM }} keyboard={false} still>
      <Fit line={line} />
      <Polyline positions={line} className={styles.line ?? ''} dashArray="2 5" weight={2}>
        <Tooltip permanent direction="bottom" className={styles.distance ?? ''} offset={[0, 6]}>
          {distance}
        </Tooltip>
      </Polyline>
      {places.map(({ latitude, longitude }, at) => (
        <Marker
          key={names[at]}
          position={[latitude, longitude]}
          icon={PINS[at === 0 ? 0 : 1]}
          title={names[at] ?? ''}
          alt={names[at] ?? ''}
          keyboard={false}
        />
      ))}
    </BaseMap>
  );
}

/** Fits the view to both places, and again when they change. */
function Fit({ line }: { line: [number, number][] }) {
  const map = useMap();
  const content = JSON.stringify(line);
  useEffect(() => {
    map.fitBounds(latLngBounds(JSON.parse(content)), { ...ROOM, maxZoom: MOST_ZOOM, animate: false });
  }, [map, content]);
  return null;
}
