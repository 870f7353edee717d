import type { DatabaseSync } from 'node:sqlite';

export type DistrictRow = { id: number; region_id: number; title: string };

/** All districts of the country, region by region. */
export const allDistricts = (db: DatabaseSync): DistrictRow[] =>
  db.prepare('SELECT id, region_id, title FROM districts ORDER BY id').all() as DistrictRow[];

type PlaceOfDistrict = { district: string; region_id: number; region: string };

/** The names of a district and its region, and the region's id; undefined for an unknown district. */
export const placeOf = (db: DatabaseSync, district: number): PlaceOfDistrict | undefined =>
  db
    .prepare(
      `SELECT d.title AS district, d.region_id, r.title AS region
       FROM districts d JOIN regions r ON r.id = d.region_id WHERE d.id = ?`,
    )
    .get(district) as PlaceOfDistrict | undefined;
