import { contractors, orderers } from '../db/chronology-partners.ts';
import { requireBoard } from '../db/references.ts';
import { putRow } from '../db/rows.ts';
import { cellLike, filledCell, wholeCell } from '../files/cells.ts';
import { exactPaging } from '../http/paging.ts';
import { idText, ofBoard } from '../http/values.ts';
import { byOffset, equal, search } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { importRoute } from '../routes/table-files.ts';
import { defineArea } from './area.ts';

const list = {
  order: ['title', 'id'],
  filters: { board_id: equal('board_id', idText.optional()), search: search('title', 'inn') },
} as const;

const COLUMNS = ['Nomi', 'STIR', 'Hisob raqami'] as const;

/** The values that both lists have. */
const partnerOf = (cells: Record<(typeof COLUMNS)[number], string>) => ({
  title: filledCell(cells, 'Nomi'),
  inn: cellLike(cells, 'STIR', /^\d{9}$/, "STIR to'qqiz raqamdan iborat bo'lishi kerak"),
  acc_number: cellLike(cells, 'Hisob raqami', /^\d{20,27}$/, "Hisob raqami noto'g'ri"),
});

const SUM = "Summa butun son bo'lishi kerak";
const DAY = "Sana yyyy-oo-kk ko'rinishida bo'lishi kerak";

/** A row whose tax number is known in the season updates that orderer; other rows are added. */
const ordererSync = importRoute('E067', {
  body: ofBoard,
  columns: [...COLUMNS, 'Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'],
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    return (cells) =>
      putRow(db, orderers, {
        board_id,
        ...partnerOf(cells),
        intended_sum: wholeCell(cells, 'Ajratilgan mablagʻ', SUM),
        transfered_sum: wholeCell(cells, 'Oʻtkazilgan mablagʻ', SUM),
      });
  },
});

/** Likewise. */
const contractorSync = importRoute('E068', {
  body: ofBoard,
  columns: [...COLUMNS, 'Shartnoma sanasi'],
  rows({ db, body: { board_id } }) {
    requireBoard(db, board_id);
    return (cells) =>
      putRow(db, contractors, {
        board_id,
        ...partnerOf(cells),
        contract_time: cellLike(cells, 'Shartnoma sanasi', /^\d{4}-\d\d-\d\d$/, DAY),
      });
  },
});

/** Orderers and contractors of the works of a season (spec 001 §7). */
export const chronologyPartnersArea = defineArea({
  name: 'chronology partners',
  tables: [orderers, contractors],
  routes: [
    ...recordRoutes({
      ids: { list: 'E065' },
      table: orderers,
      list: { ...list, pages: byOffset({ rows: 'orderers', query: exactPaging() }) },
    }),
    ...recordRoutes({
      ids: { list: 'E066' },
      table: contractors,
      list: { ...list, pages: byOffset({ rows: 'contractors', query: exactPaging() }) },
    }),
    ordererSync,
    contractorSync,
  ],
});
