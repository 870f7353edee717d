import { type Degrees, locationOf } from '@/entities/initiative-location.ts';
import type { Initiative } from '../model/initiative.ts';

const METRES_PER_DEGREE = 111_320;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Uzbekistan's longitudes and latitudes, in degrees, to detect a place typed with the two swapped. */
const LONGITUDES = [55, 75] as const;
const LATITUDES = [35, 46] as const;
const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Place of an initiative, for comparing; null if missing, 0, or with swapped coordinates. */
export function placeOf(initiative: Pick<Initiative, 'latitude' | 'longitude'>): Degrees | null {
  const place = locationOf(initiative);
  if (!place) return null;
  return within(place.latitude, LONGITUDES) && within(place.longitude, LATITUDES) ? null : place;
}

/** Distance of two places in metres, on a plane: accurate enough within a district. */
export function metresBetween(one: Degrees, other: Degrees): number {
  const north = other.latitude - one.latitude;
  const east = (other.longitude - one.longitude) * Math.cos(inRadians((one.latitude + other.latitude) / 2));
  return Math.hypot(north, east) * METRES_PER_DEGREE;
}

/** Fewest other places in a district needed to judge a place. */
const FEWEST = 10;
/** Least distance from the middle of a district at which a place counts as far, in metres. */
const FAR = 15_000;
/** How many times farther than nine tenths of the others. */
const TIMES = 3;

const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/**
 * Distance of an outlying place from the median of the others in its district, in metres: more than 15 km, and more
 * than three times the distance within which nine tenths of them lie. Null for any other place, or with fewer than ten
 * others.
 */
export function farFrom(place: Degrees, others: readonly Degrees[]): number | null {
  if (others.length < FEWEST) return null;
  const median = {
    latitude: middle(ascending(others.map(({ latitude }) => latitude))),
    longitude: middle(ascending(others.map(({ longitude }) => longitude))),
  };
  const distances = ascending(others.map((other) => metresBetween(median, other)));
  const ofMost = distances[Math.ceil(distances.length * 0.9) - 1] ?? 0;
  const metres = metresBetween(median, place);
  return metres > FAR && metres > TIMES * ofMost ? metres : null;
}
