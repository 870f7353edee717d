import type { ListColumn, TableList } from '@/kit/excel/list-headers.ts';

const NAME: ListColumn = { title: 'Nomi' };
const TAX_NUMBER: ListColumn = { title: 'STIR', also: ['INN'] };
const ACCOUNT: ListColumn = { title: 'Hisob raqami' };

/** Usual columns of the orderers' files; the documents name none, so a missing column only warns. */
export const ORDERERS_TABLE: TableList = {
  name: 'Ish buyurtmachilari',
  columns: [NAME, TAX_NUMBER, ACCOUNT, { title: "Ajratilgan mablag'" }, { title: "O'tkazilgan mablag'" }],
};

/** Usual columns of the contractors' files. */
export const CONTRACTORS_TABLE: TableList = {
  name: 'Pudratchilar',
  columns: [NAME, TAX_NUMBER, ACCOUNT, { title: 'Shartnoma sanasi' }],
};

/** The customers of the acceptance: another list (Z-029) with the same columns for name and tax number. */
export const CUSTOMERS_TABLE: TableList = {
  name: 'Buyurtmachilar',
  columns: [NAME, { title: 'Turi' }, TAX_NUMBER],
};
