import type { DatabaseSync } from 'node:sqlite';
import regions from '../../data/regions.json' with { type: 'json' };
import { createPrng } from './prng.ts';
import { QUARTER_NAMES } from './quarter-names.ts';

/** Number of mahallas in the country, as published for the first season of 2026. */
const QUARTER_COUNT = 8103;
const FIRST_DISTRICT_ID = 1001;
const FIRST_QUARTER_ID = 20_001;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Distance of a region's districts from its centre, in degrees; Tashkent is a city. */
const spread = (soato: string) => (soato === '1726' ? 0.085 : soato === '1735' || soato === '1712' ? 1.1 : 0.42);

/** A point of a sunflower pattern around a centre: evenly spread, all different. */
function around(centre: { lat: number; lng: number }, index: number, count: number, radius: number) {
  const distance = radius * Math.sqrt((index + 0.3) / count);
  const angle = index * GOLDEN_ANGLE;
  return {
    lat: Number((centre.lat + distance * Math.sin(angle) * 0.76).toFixed(6)),
    lng: Number((centre.lng + distance * Math.cos(angle)).toFixed(6)),
  };
}

/**
 * 14 regions, 208 districts (names and SOATO codes are real, the districts' coordinates are ours) and 8,103 mahallas
 * with names of real mahallas, unique within a district.
 */
export function seedPlaces(db: DatabaseSync): void {
  const prng = createPrng('places');
  const addRegion = db.prepare('INSERT INTO regions VALUES (?, ?, ?, ?, ?, ?)');
  const addDistrict = db.prepare('INSERT INTO districts VALUES (?, ?, ?, ?, ?, ?, ?)');
  const addQuarter = db.prepare(
    `INSERT INTO quarters (id, district_id, title, citizen_count, status, financial_status, latitude, longitude)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const districtCount = regions.reduce((sum, region) => sum + region.districts.length, 0);
  let district = 0;
  let quarter = 0;
  for (const [index, region] of regions.entries()) {
    addRegion.run(index + 1, region.soato, region.uz, region.cyr, region.lat, region.lng);
    for (const [place, [soato = '', title = '', titleCyr = '']] of region.districts.entries()) {
      const centre = around(region, place, region.districts.length, spread(region.soato));
      const districtId = FIRST_DISTRICT_ID + district;
      addDistrict.run(districtId, index + 1, soato, title, titleCyr, centre.lat, centre.lng);
      district += 1;
      const upTo = Math.round((QUARTER_COUNT * district) / districtCount);
      const names = prng.shuffled(QUARTER_NAMES);
      const count = upTo - quarter;
      for (let nth = 0; nth < count; nth += 1, quarter += 1) {
        const at = around(centre, nth, count, spread(region.soato) / 5);
        const status = prng.chance(0.97) ? 'ACTIVE' : 'ARCHIVE';
        const money = prng.chance(0.9) ? 'GOOD' : 'BAD';
        const id = FIRST_QUARTER_ID + quarter;
        addQuarter.run(id, districtId, names[nth] ?? '', prng.between(900, 6200), status, money, at.lat, at.lng);
      }
    }
  }
}
