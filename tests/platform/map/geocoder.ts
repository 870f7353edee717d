import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';
import { cyrillic } from '../db/seed/cyrillic.ts';
import { STREETS } from '../db/seed/streets.ts';

/** A place in the form of Nominatim's `jsonv2`. */
type Place = {
  place_id: number;
  licence: string;
  osm_type: string;
  lat: string;
  lon: string;
  category: string;
  type: string;
  name: string;
  display_name: string;
  address: Record<string, string>;
  boundingbox: [string, string, string, string];
};

export type Geocoder = {
  /**
   * The mahalla with the nearest centre and, from zoom 17 on (default: a building, as in Nominatim), a street and house
   * there; in Cyrillic if that is the language. An `error` far outside the country.
   */
  reverse(at: { lat: number; lon: number }, options?: { zoom?: number; language?: string }): Place | { error: string };
  search(text: string, limit: number): Place[];
};

type Row = { id: number; quarter: string; district: string; region: string; latitude: number; longitude: number };

const SELECT = `
  SELECT q.id, q.title AS quarter, d.title AS district, r.title AS region, q.latitude, q.longitude
  FROM quarters q JOIN districts d ON d.id = q.district_id JOIN regions r ON r.id = d.region_id`;
const COUNTRY = 'Oʻzbekiston';
/** Distance in degrees from the nearest mahalla beyond which there is no result. */
const FAR = 2.5;

function place(row: Row): Place {
  const box = (degrees: number, by: number) => (degrees + by).toFixed(6);
  const quarter = `${row.quarter} MFY`;
  return {
    place_id: row.id,
    licence: 'Local data of the stand-in platform',
    osm_type: 'relation',
    lat: String(row.latitude),
    lon: String(row.longitude),
    category: 'boundary',
    type: 'neighbourhood',
    name: quarter,
    display_name: [quarter, row.district, row.region, COUNTRY].join(', '),
    address: { neighbourhood: quarter, county: row.district, state: row.region, country: COUNTRY, country_code: 'uz' },
    boundingbox: [
      box(row.latitude, -0.01),
      box(row.latitude, 0.01),
      box(row.longitude, -0.01),
      box(row.longitude, 0.01),
    ],
  };
}

/** An invented street and house, always the same at the same point. */
function houseAt(lat: number, lon: number): { road: string; house_number: string } {
  const cell = Math.abs(Math.round(lat * 2000) * 7919 + Math.round(lon * 2000) * 104_729);
  const number = 1 + (Math.abs(Math.round(lat * 100_000) + Math.round(lon * 100_000)) % 120);
  return { road: `${STREETS[cell % STREETS.length]} koʻchasi`, house_number: String(number) };
}

/** The place with street and house. */
function building(of: Place, { lat, lon }: { lat: number; lon: number }): Place {
  const house = houseAt(lat, lon);
  const box = (degrees: number, by: number) => (degrees + by).toFixed(6);
  return {
    ...of,
    osm_type: 'way',
    lat: String(lat),
    lon: String(lon),
    category: 'building',
    type: 'yes',
    name: '',
    display_name: `${house.house_number}, ${house.road}, ${of.display_name}`,
    address: { ...house, ...of.address },
    boundingbox: [box(lat, -0.0001), box(lat, 0.0001), box(lon, -0.0001), box(lon, 0.0001)],
  };
}

function inCyrillic(of: Place): Place {
  const { country_code = '', ...address } = of.address;
  const names = Object.entries(address).map(([key, value]) => [key, cyrillic(value)]);
  return {
    ...of,
    name: cyrillic(of.name),
    display_name: cyrillic(of.display_name),
    address: { ...Object.fromEntries(names), country_code },
  };
}

/** Answers only from the database's mahallas, which are read at the first query, because few tests make one. */
export function createGeocoder(db: DatabaseSync): Geocoder {
  let read: { rows: readonly Row[]; haystacks: readonly string[] } | undefined;
  const places = () => {
    if (read) return read;
    const rows = db.prepare(`${SELECT} ORDER BY q.id`).all() as Row[];
    read = { rows, haystacks: rows.map((row) => fold(`${row.quarter}, ${row.district}, ${row.region}`)) };
    return read;
  };
  return {
    reverse({ lat, lon }, { zoom = 18, language = 'uz' } = {}) {
      const { rows } = places();
      const shrink = Math.cos((lat * Math.PI) / 180);
      const distance = (row: Row) => Math.hypot(row.latitude - lat, (row.longitude - lon) * shrink);
      const nearest = rows.reduce((best, row) => (distance(row) < distance(best) ? row : best));
      if (distance(nearest) > FAR) return { error: 'Unable to geocode' };
      const found = zoom >= 17 ? building(place(nearest), { lat, lon }) : place(nearest);
      return /^uz-cyrl/i.test(language) ? inCyrillic(found) : found;
    },
    search(text, limit) {
      const { rows, haystacks } = places();
      const words = fold(text)
        .split(/[\s,]+/)
        .filter(Boolean);
      return rows
        .filter((_row, index) => words.every((word) => haystacks[index]?.includes(word)))
        .slice(0, limit)
        .map(place);
    },
  };
}
