import { isBlank } from '@shared/blank.ts';
import type { MapPoint } from '@shared/map.ts';
import { queryOf } from '@/i18n/query-of.ts';
import type { Text } from '@/i18n/text.ts';

/** Latitude or longitude. */
export type Axis = keyof MapPoint;

/** Maximum absolute value, in degrees. */
export const LIMIT = { latitude: 90, longitude: 180 } as const satisfies Record<Axis, number>;

/** Bounding box of Uzbekistan with a margin, in degrees. */
const COUNTRY = { south: 37, north: 46, west: 55, east: 74 };

const NUMBER = /^[-−]?\d{1,3}(?:[.,]\d{0,15})?°?$/;

/** Parses typed degrees, with decimal comma or point; null for an invalid number. */
export function degreesOf(text: string): number | null {
  const typed = queryOf(text);
  if (!NUMBER.test(typed)) return null;
  return Number(typed.replace('−', '-').replace(',', '.').replace('°', ''));
}

/** Validates a typed coordinate; null if valid. 0 means "no location" and is refused (C-028). */
export function coordinateProblem(axis: Axis, text: string): Text | null {
  if (isBlank(text)) return 'Majburiy maydon';
  const degrees = degreesOf(text);
  if (degrees === null || Math.abs(degrees) > LIMIT[axis]) return '{{least}} dan {{most}} gacha son kiriting';
  return degrees === 0 ? "0 joylashuv yo'qligini bildiradi" : null;
}

/** The point given by two typed coordinates; null if either is invalid. */
export function pointOf({ latitude, longitude }: Record<Axis, string>): MapPoint | null {
  if (coordinateProblem('latitude', latitude) || coordinateProblem('longitude', longitude)) return null;
  return { latitude: degreesOf(latitude) ?? 0, longitude: degreesOf(longitude) ?? 0 };
}

/** Whether a point lies in Uzbekistan or next to it. */
export const isInCountry = ({ latitude, longitude }: MapPoint): boolean =>
  latitude >= COUNTRY.south && latitude <= COUNTRY.north && longitude >= COUNTRY.west && longitude <= COUNTRY.east;

/** Warning for a point outside Uzbekistan, most often swapped latitude and longitude; null otherwise. */
export function warningOf(point: MapPoint): Text | null {
  if (isInCountry(point)) return null;
  const swapped = isInCountry({ latitude: point.longitude, longitude: point.latitude });
  return swapped
    ? "Bu joy O'zbekistondan tashqarida: kenglik va uzunlik o'rni almashgan ko'rinadi."
    : "Bu joy O'zbekistondan tashqarida. Koordinatalarni tekshiring.";
}

const PAIR = /^([-−]?\d{1,3}(?:\.\d+)?)°?(?:\s*[;,]\s*|\s+)([-−]?\d{1,3}(?:\.\d+)?)°?$/;

/** Splits a pasted pair such as `41.311081, 69.240562`, as maps copy coordinates; null for any other text. */
export function pairOf(text: string): Record<Axis, string> | null {
  const pasted = queryOf(text);
  const [, latitude, longitude] = PAIR.exec(pasted) ?? [];
  const isDecimalComma = !pasted.includes('.') && !/[;\s]/.test(pasted);
  return latitude !== undefined && longitude !== undefined && !isDecimalComma ? { latitude, longitude } : null;
}
