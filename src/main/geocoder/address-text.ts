import { trimmed } from '@shared/blank.ts';
/** The parts of an address as Nominatim names them (`addressdetails=1`). */
export type AddressParts = Readonly<Record<string, string>>;

/** The parts of an Uzbek address from large to small; of each line, the first part that is present counts. */
const ORDER: readonly (readonly string[])[] = [
  ['state', 'region', 'province'],
  ['county', 'state_district'],
  ['city', 'town', 'municipality'],
  ['city_district', 'borough'],
  ['village', 'hamlet', 'isolated_dwelling'],
  ['quarter', 'neighbourhood', 'suburb', 'residential'],
  ['road', 'pedestrian', 'footway', 'square'],
];

const isNew = (text: string, others: readonly string[]) =>
  !others.some((other) => other.localeCompare(text, 'uz', { sensitivity: 'base' }) === 0);

/**
 * An address in words, in the order usual in Uzbekistan: region, district or town, mahalla, street, house. A foreign
 * country is named, Uzbekistan is not. Null if no more than the country is known.
 */
export function addressText(parts: AddressParts): string | null {
  const named: string[] = [];
  for (const keys of ORDER) {
    const text = keys.map((key) => trimmed(parts[key] ?? '')).find(Boolean);
    if (text && isNew(text, named)) named.push(text);
  }
  if (named.length === 0) return null;
  const house = trimmed(parts.house_number ?? '');
  if (house) named.push(/\d$|\d\p{L}$/u.test(house) ? `${house}-uy` : house);
  const country = trimmed(parts.country ?? '');
  const abroad = country && parts.country_code !== undefined && parts.country_code !== 'uz';
  return (abroad ? [country, ...named] : named).join(', ');
}
