import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { requireBoard } from '../db/references.ts';
import { defineTable, integer, reference, type Source, stamp, text } from '../db/table.ts';
import { importRows, wholeCell } from '../files/import-rows.ts';
import { exactPaging } from '../http/paging.ts';
import { type Call, defineRoute } from '../http/route.ts';
import { idText } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

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
const orderers = defineTable({
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
    const districts = db.prepare('SELECT title FROM districts ORDER BY id').all();
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
const contractors = defineTable({
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

const list = {
  order: ['title', 'id'],
  filters: { board_id: equal('board_id', idText.optional()), search: search('title', 'inn') },
} as const;
const missing = 'Bunday tashkilot yoʻq';

/** The header of the import; the specification names none. */
const COLUMNS = ['Nomi', 'STIR', 'Hisob raqami'] as const;

const wrongRow = (cells: Record<(typeof COLUMNS)[number], string>): string | null => {
  if (cells.Nomi === '') return "Nomi ko'rsatilmagan";
  if (!/^\d{9}$/.test(cells.STIR)) return "STIR to'qqiz raqamdan iborat bo'lishi kerak";
  return /^\d{20,27}$/.test(cells['Hisob raqami']) ? null : "Hisob raqami noto'g'ri";
};

/** The import of a list with its further columns; `values` returns a row's values by database column, or the error. */
type Sync<Column extends string> = {
  id: Call;
  /** Last part of the table's name. */
  of: 'orderers' | 'contractors';
  further: readonly Column[];
  values: (cells: Record<Column, string>) => Record<string, SQLInputValue> | string;
};

/** A row whose tax number is known in the season updates that record; other rows are added. */
const syncRoute = <Column extends string>({ id, of, further, values }: Sync<Column>) =>
  defineRoute(id, {
    multipart: 'with-file',
    body: z.strictObject({ board_id: idText }),
    handler({ file, body: { board_id }, services: { db } }) {
      requireBoard(db, board_id);
      const take = (cells: Record<(typeof COLUMNS)[number] | Column, string>): string | null => {
        const own = values(cells);
        const wrong = wrongRow(cells) ?? (typeof own === 'string' ? own : null);
        if (wrong !== null || typeof own === 'string') return wrong;
        const changed = { title: cells.Nomi, acc_number: cells['Hisob raqami'], ...own };
        const row = { ...changed, board_id, inn: cells.STIR, created_at: new Date().toISOString() };
        const names = Object.keys(row);
        db.prepare(
          `INSERT INTO chronology_${of} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
           ON CONFLICT (board_id, inn) DO UPDATE SET ${Object.keys(changed).map((name) => `${name} = excluded.${name}`)}`,
        ).run(...Object.values(row));
        return null;
      };
      return importRows(db, file?.bytes, [...COLUMNS, ...further], take);
    },
  });

const ordererSync = syncRoute({
  id: 'E067',
  of: 'orderers',
  further: ['Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'],
  values(cells) {
    const [intended_sum, transfered_sum] = [
      wholeCell(cells['Ajratilgan mablagʻ']),
      wholeCell(cells['Oʻtkazilgan mablagʻ']),
    ];
    if (intended_sum === null || transfered_sum === null) return "Summa butun son bo'lishi kerak";
    return { intended_sum, transfered_sum };
  },
});

const contractorSync = syncRoute({
  id: 'E068',
  of: 'contractors',
  further: ['Shartnoma sanasi'],
  values({ 'Shartnoma sanasi': contract_time }) {
    return /^\d{4}-\d\d-\d\d$/.test(contract_time) ? { contract_time } : "Sana yyyy-oo-kk ko'rinishida bo'lishi kerak";
  },
});

/** Orderers and contractors of the works of a season (spec 001 §7). */
export const chronologyPartnersArea = defineArea({
  name: 'chronology partners',
  tables: [orderers, contractors],
  routes: [
    ...recordRoutes({
      missing,
      ids: { list: 'E065' },
      table: orderers,
      list: { ...list, pages: byOffset({ rows: 'orderers', query: exactPaging() }) },
    }),
    ...recordRoutes({
      missing,
      ids: { list: 'E066' },
      table: contractors,
      list: { ...list, pages: byOffset({ rows: 'contractors', query: exactPaging() }) },
    }),
    ordererSync,
    contractorSync,
  ],
});
