import type { DatabaseSync } from 'node:sqlite';
import { BOARDS } from './boards.ts';
import { createPrng } from './prng.ts';

const REASONS: readonly [title: string, fileRequired: boolean][] = [
  ['Taklif tashabbusli budjet nizomiga mos kelmaydi', false],
  ['Obyekt davlat dasturiga kiritilgan (tasdiqlovchi hujjat talab etiladi)', true],
  ['Obyekt xususiy mulk hisoblanadi (kadastr maʼlumoti talab etiladi)', true],
  ['Smeta hujjatlari toʻliq emas', false],
  ['Soʻralgan summa belgilangan miqdordan oshgan', false],
  ['Bir xil mazmundagi tashabbus avvalroq roʻyxatga olingan', false],
  ['Taklif boshqa mahalla yoki tuman hududiga tegishli', false],
  ['Mutasaddi tashkilotning salbiy xulosasi mavjud', true],
  ['Rasm va manzil tashabbus mazmuniga mos emas', false],
];

/** Boards whose districts have a road price. */
const PRICED_BOARDS = BOARDS.filter(({ type, year }) => type === null && year >= 2025).map(({ id }) => id);

/** Every eighteenth district has no price at all and some only one of the two (Z-047); the one of the staff has both. */
function seedRoadPrices(db: DatabaseSync): void {
  const prng = createPrng('road prices');
  const home = db.prepare("SELECT district_id FROM users WHERE role = 'moderator'").get()?.district_id;
  const add = db.prepare('INSERT INTO road_prices VALUES (NULL, ?, ?, ?, ?, ?)');
  for (const board of PRICED_BOARDS) {
    for (const { id, region_id } of db.prepare('SELECT id, region_id FROM districts ORDER BY id').all()) {
      const price = prng.between(760, 940) * 1_000_000;
      const half = prng.between(480, 620) * 1_000_000;
      const isHome = id === home;
      if (!isHome && Number(id) % 18 === 0) continue;
      add.run(board, Number(region_id), Number(id), price, !isHome && Number(id) % 18 === 1 ? 0 : half);
    }
  }
}

/** Reasons for a refusal, and prices of roads. */
export function seedLookups(db: DatabaseSync): void {
  const addReason = db.prepare('INSERT INTO cancelation_reasons VALUES (?, ?, ?)');
  for (const [index, [title, needsFile]] of REASONS.entries()) addReason.run(index + 1, title, needsFile ? 1 : 0);
  seedRoadPrices(db);
}
