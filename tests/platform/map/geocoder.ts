import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';

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
  /** The mahalla whose centre is nearest; an `error` far outside the country, as Nominatim answers. */
  reverse(lat: number, lon: number): Place | { error: string };
  search(text: string, limit: number): Place[];
};

type Row = { id: number; quarter: string; district: string; region: string; latitude: number; longitude: number };

const SELECT = `
  SELECT q.id, q.title AS quarter, d.title AS district, r.title AS region, q.latitude, q.longitude
  FROM quarters q JOIN districts d ON d.id = q.district_id JOIN regions r ON r.id = d.region_id`;
const COUNTRY = 'Oʻzbekiston';
/** Beyond this many degrees from every mahalla there is nothing to name. */
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

/** Answers from the mahallas of the database, nothing else. */
export function createGeocoder(db: DatabaseSync): Geocoder {
  const rows = db.prepare(`${SELECT} ORDER BY q.id`).all() as Row[];
  const haystacks = rows.map((row) => fold(`${row.quarter}, ${row.district}, ${row.region}`));
  return {
    reverse(lat, lon) {
      const shrink = Math.cos((lat * Math.PI) / 180);
      const distance = (row: Row) => Math.hypot(row.latitude - lat, (row.longitude - lon) * shrink);
      const nearest = rows.reduce((best, row) => (distance(row) < distance(best) ? row : best));
      return distance(nearest) > FAR ? { error: 'Unable to geocode' } : place(nearest);
    },
    search(text, limit) {
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
