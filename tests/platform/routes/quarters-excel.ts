import { requireKnown } from '../db/references.ts';
import { cellLike, digitsCell, filledCell, wholeCell } from '../files/cells.ts';
import { WrongRow } from '../files/import-rows.ts';
import { placeNames } from '../files/place-names.ts';
import { equallyWide } from '../files/sheet.ts';
import type { Route } from '../http/route.ts';
import { ofBoard } from '../http/values.ts';
import { exportRoute, importRoute } from './table-files.ts';

/** The columns of these files: an exported file can be imported again unchanged. */
const ACCOUNT_COLUMNS = ['Viloyat', 'Tuman', 'Hisob raqami'] as const;
const TAX_ID_COLUMNS = ['Viloyat', 'Tuman', 'Nomi', 'STIR'] as const;
const QUARTER_COLUMNS = ['Viloyat', 'Tuman', 'Mahalla', 'Aholi soni', 'Holati', 'Moliyaviy holati'] as const;

const NAMES = 'r.title AS region, d.title AS district';
const PLACED = 'JOIN districts d ON d.id = x.district_id JOIN regions r ON r.id = d.region_id ORDER BY x.id';

const taxIds = exportRoute('E137', {
  file: 'STIR',
  columns: equallyWide(24, TAX_ID_COLUMNS),
  rows: ({ db }) => db.prepare(`SELECT ${NAMES}, x.title, x.id_number FROM quarter_id_numbers x ${PLACED}`).all(),
});

const accounts = exportRoute('E138', {
  file: 'Hisob raqamlari',
  columns: equallyWide(24, ACCOUNT_COLUMNS),
  rows: ({ db }) => db.prepare(`SELECT ${NAMES}, x.acc_number FROM quarter_acc_numbers x ${PLACED}`).all(),
});

const STATUSES = new Map([
  ['Faol', 'ACTIVE'],
  ['Arxiv', 'ARCHIVE'],
]);
const MONEY = new Map([
  ['Yaxshi', 'GOOD'],
  ["Og'ir", 'BAD'],
]);
const label = (labels: ReadonlyMap<string, string>, value: unknown) =>
  [...labels.keys()].find((name) => labels.get(name) === value) ?? '';

const quarters = exportRoute('E139', {
  file: 'Mahallalar',
  columns: equallyWide(24, QUARTER_COLUMNS),
  rows: ({ db }) =>
    db
      .prepare(`SELECT ${NAMES}, x.title, x.citizen_count, x.status, x.financial_status FROM quarters x ${PLACED}`)
      .all()
      .map(({ status, financial_status, ...row }) => ({
        ...row,
        status: label(STATUSES, status),
        financial_status: label(MONEY, financial_status),
      })),
});

/** Adds new numbers of accounts, keeps known ones unchanged. */
const importedAccounts = importRoute('E140', {
  columns: ACCOUNT_COLUMNS,
  rows({ db }) {
    const { districtOf } = placeNames(db);
    const add = db.prepare('INSERT OR IGNORE INTO quarter_acc_numbers VALUES (NULL, ?, ?)');
    const wrong = "Hisob raqami 20 tadan 30 tagacha raqamdan iborat bo'lishi kerak";
    return (cells) => add.run(districtOf(cells), cellLike(cells, 'Hisob raqami', /^\d{20,30}$/, wrong));
  },
});

/** Adds new tax ids, changes the names of known ones. */
const importedTaxIds = importRoute('E141', {
  columns: TAX_ID_COLUMNS,
  rows({ db }) {
    const { districtOf } = placeNames(db);
    const put = db.prepare(
      `INSERT INTO quarter_id_numbers (district_id, id_number, title) VALUES (?, ?, ?)
       ON CONFLICT (id_number) DO UPDATE SET title = excluded.title`,
    );
    return (cells) => put.run(districtOf(cells), digitsCell(cells, 'STIR', 9), filledCell(cells, 'Nomi'));
  },
});

/** Updates a quarter whose name is known in its district, adds the others. */
const importedQuarters = importRoute('E142', {
  columns: QUARTER_COLUMNS,
  rows({ db }) {
    const names = placeNames(db);
    const change = db.prepare('UPDATE quarters SET citizen_count = ?, status = ?, financial_status = ? WHERE id = ?');
    const add = db.prepare(
      `INSERT INTO quarters (citizen_count, status, financial_status, title, district_id, latitude, longitude)
       SELECT ?, ?, ?, ?, id, latitude, longitude FROM districts WHERE id = ?`,
    );
    return (cells) => {
      const district = names.districtOf(cells);
      const title = filledCell(cells, 'Mahalla');
      const count = wholeCell(cells, 'Aholi soni');
      const status = STATUSES.get(cells.Holati) ?? null;
      if (status === null && cells.Holati) throw new WrongRow(`Holati noma'lum: ${cells.Holati}`);
      const money = MONEY.get(cells['Moliyaviy holati']) ?? 'BAD';
      const known = names.quarter(district, title);
      if (known === undefined) add.run(count, status, money, title, district);
      else change.run(count, status, money, known);
    };
  },
});

/** The quarters that are out of a board's season. */
const importedRecess = importRoute('E143', {
  body: ofBoard,
  columns: ['Viloyat', 'Tuman', 'Mahalla'],
  rows({ db, body: { board_id } }) {
    requireKnown(db, 'boards', { board_id }, "Bunday doska yo'q");
    const names = placeNames(db);
    const add = db.prepare('INSERT OR IGNORE INTO recess_quarters VALUES (?, ?)');
    return (cells) => {
      const quarter = names.quarter(names.districtOf(cells), cells.Mahalla);
      if (quarter === undefined) throw new WrongRow("Bu tumanda shu nomli mahalla yo'q");
      add.run(board_id, quarter);
    };
  },
});

export const quarterExcelRoutes: readonly Route[] = [
  taxIds,
  accounts,
  quarters,
  importedAccounts,
  importedTaxIds,
  importedQuarters,
  importedRecess,
];
