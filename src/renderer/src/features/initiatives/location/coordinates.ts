import type { MapPoint } from '@shared/map.ts';
import type { Text } from '@/i18n/catalogue.ts';

export type Axis = keyof MapPoint;

/** The largest number of degrees each way. */
export const LIMIT = { latitude: 90, longitude: 180 } as const satisfies Record<Axis, number>;

/** Uzbekistan with some room around it, in degrees. */
const COUNTRY = { south: 37, north: 46, west: 55, east: 74 };

const NUMBER = /^[-−]?\d{1,3}(?:[.,]\d{0,15})?°?$/;

/** Degrees as somebody types them, with a comma or a point; null for what is no number. */
export function degreesOf(text: string): number | null {
  const typed = text.trim();
  if (!NUMBER.test(typed)) return null;
  return Number(typed.replace('−', '-').replace(',', '.').replace('°', ''));
}

/** What is wrong with a typed coordinate; null where nothing is. 0 means that there is no location (C-028). */
export function problemOf(axis: Axis, text: string): Text | null {
  if (text.trim() === '') return 'Majburiy maydon';
  const degrees = degreesOf(text);
  if (degrees === null || Math.abs(degrees) > LIMIT[axis]) return '{{least}} dan {{most}} gacha son kiriting';
  return degrees === 0 ? "0 joylashuv yo'qligini bildiradi" : null;
}

/** The place that two typed coordinates name; null where they name none. */
export function pointOf({ latitude, longitude }: Record<Axis, string>): MapPoint | null {
  if (problemOf('latitude', latitude) || problemOf('longitude', longitude)) return null;
  return { latitude: degreesOf(latitude) ?? 0, longitude: degreesOf(longitude) ?? 0 };
}

const isInside = ({ latitude, longitude }: MapPoint): boolean =>
  latitude >= COUNTRY.south && latitude <= COUNTRY.north && longitude >= COUNTRY.west && longitude <= COUNTRY.east;

/** What a person should look at twice: a place abroad, most often latitude and longitude in each other's field. */
export function warningOf(point: MapPoint): Text | null {
  if (isInside(point)) return null;
  const swapped = isInside({ latitude: point.longitude, longitude: point.latitude });
  return swapped
    ? "Bu joy O'zbekistondan tashqarida: kenglik va uzunlik o'rni almashgan ko'rinadi."
    : "Bu joy O'zbekistondan tashqarida. Koordinatalarni tekshiring.";
}

const PAIR = /^([-−]?\d{1,3}(?:\.\d+)?)°?(?:\s*[;,]\s*|\s+)([-−]?\d{1,3}(?:\.\d+)?)°?$/;

/** Both coordinates out of one text such as `41.311081, 69.240562`, as maps copy them; null for anything else. */
export function pairOf(text: string): Record<Axis, string> | null {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? [];
  const isDecimalComma = !text.includes('.') && !/[;\s]/.test(text.trim());
  return latitude !== undefined && longitude !== undefined && !isDecimalComma ? { latitude, longitude } : null;
}
