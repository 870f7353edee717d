import type { DatabaseSync } from 'node:sqlite';
import { fold } from '../db/fold.ts';
import { WrongRow } from './import-rows.ts';

/** Finds the ids of places by their names in table files; undefined for an unknown name. */
export type PlaceNames = {
  district(region: string, district: string): number | undefined;
  quarter(district: number, title: string): number | undefined;
  /** The district that a row names; throws a `WrongRow` if there is none. */
  districtOf(cells: { Viloyat: string; Tuman: string }): number;
};

/** Reads the names of all districts and quarters once, for one file. */
export function placeNames(db: DatabaseSync): PlaceNames {
  const key = (...parts: (string | number)[]) => parts.map((part) => fold(String(part)).trim()).join('|');
  const districts = new Map(
    db
      .prepare('SELECT d.id, d.title, r.title AS region FROM districts d JOIN regions r ON r.id = d.region_id')
      .all()
      .map(({ id, title, region }) => [key(String(region), String(title)), Number(id)]),
  );
  const quarters = new Map(
    db
      .prepare('SELECT id, district_id, title FROM quarters')
      .all()
      .map(({ id, district_id, title }) => [key(Number(district_id), String(title)), Number(id)]),
  );
  const district: PlaceNames['district'] = (region, title) => districts.get(key(region, title));
  return {
    district,
    districtOf({ Viloyat, Tuman }) {
      const found = district(Viloyat, Tuman);
      if (found === undefined) throw new WrongRow("Bunday viloyat yoki tuman yo'q");
      return found;
    },
    quarter: (district, title) => quarters.get(key(district, title)),
  };
}
