import { allDistricts } from './places.ts';
import { defineTable, integer, reference, type Source, stamp, text } from './table.ts';

const DAY_MS = 86_400_000;
/** The first orderer's sum in a season, in so'm: the largest amount that screens must have room for. */
const MOST_INTENDED = 9_876_543_210_000;
/** The seasons whose winners are being built: the newest finished ones. */
const SEASONS =
  "SELECT id, year FROM boards WHERE type IS NULL AND stage IN ('FINISHED', 'PROMOTION') ORDER BY id DESC LIMIT 3";

/** An invented account of the treasury or of a bank, 20 digits. */
const account = (prefix: string, nth: number) =>
  `${prefix}${String(860_262_900_000_000 + nth * 7919).padStart(15, '0')}`;

function* perSeason<Row>(
  { db }: Pick<Source, 'db'>,
  count: number,
  make: (season: { board: number; year: number }, nth: number) => Row,
) {
  for (const { id, year } of db.prepare(SEASONS).all())
    for (let nth = 0; nth < count; nth++) yield make({ board: Number(id), year: Number(year) }, nth);
}

/** Orderers of the works of a season (T-023); `transfered_sum` is the documents' spelling. */
export const orderers = defineTable({
  kind: 'orderer',
  name: 'chronology_orderers',
  columns: {
    board_id: reference('boards'),
    title: text(),
    acc_number: text(),
    inn: text(),
    intended_sum: integer(),
    transfered_sum: integer(),
    created_at: stamp(),
  },
  unique: [['board_id', 'inn']],
  *seed({ prng, db }) {
    const districts = allDistricts(db);
    yield* perSeason({ db }, districts.length, ({ board, year }, nth) => {
      const usual = prng.between(800, 9_000) * 1_000_000;
      const intended = nth === 0 ? MOST_INTENDED : usual;
      return {
        board_id: board,
        title: `${districts[nth]?.title} obodonlashtirish boshqarmasi`,
        acc_number: account('10001', nth),
        inn: String(200_100_000 + nth * 37),
        intended_sum: intended,
        transfered_sum: Math.round((intended * prng.between(0, 100)) / 100),
        created_at: new Date(Date.UTC(year, 6, 1) + (nth * DAY_MS) / 4).toISOString(),
      };
    });
  },
});

const FIRMS = [
  'Bunyodkor qurilish',
  'Yangi davr',
  'Mustahkam poydevor',
  'Yoʻl taʼmir servis',
  'Farovon hudud',
  'Toza suv invest',
];

/** Contractors of the works of a season. */
export const contractors = defineTable({
  kind: 'contractor',
  name: 'chronology_contractors',
  columns: {
    board_id: reference('boards'),
    title: text(),
    acc_number: text(),
    inn: text(),
    contract_time: text(),
    created_at: stamp(),
  },
  unique: [['board_id', 'inn']],
  *seed({ db }) {
    yield* perSeason({ db }, 120, ({ board, year }, nth) => ({
      board_id: board,
      title: `“${FIRMS[nth % FIRMS.length]} ${1 + Math.floor(nth / FIRMS.length)}” MChJ`,
      acc_number: account('20208', nth),
      inn: String(300_400_000 + nth * 53),
      contract_time: new Date(Date.UTC(year, 7, 1) + nth * DAY_MS).toISOString().slice(0, 10),
      created_at: new Date(Date.UTC(year, 7, 2) + nth * DAY_MS).toISOString(),
    }));
  },
});
