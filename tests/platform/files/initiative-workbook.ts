import type { SQLOutputValue } from 'node:sqlite';
import { utils, write } from 'xlsx';

type Row = Record<string, SQLOutputValue | boolean | string[]>;

/** The columns of the list in order (C-017). */
const COLUMNS: readonly [header: string, value: (row: Row) => unknown, width: number][] = [
  ['ID', (row) => row.public_id, 15],
  ['Viloyat', (row) => row.region_title, 24],
  ['Tuman', (row) => row.district_title, 22],
  ['Mahalla', (row) => row.quarter_title, 20],
  ['Muallif', (row) => row.author_fullname, 34],
  ['Mavzu', (row) => row.title || row.description, 60],
  ['Yaratilgan sana', (row) => String(row.created_at).slice(0, 10), 14],
  ['Bosqich', (row) => row.stage, 16],
  ["Ajratilgan summa, so'm", (row) => row.granted_amount, 20],
  ["So'ralgan summa, so'm", (row) => row.requested_amount, 20],
  ['Moderatsiya holati', (row) => row.moderation_sub_stage, 28],
  ['Moderatsiya izohi', (row) => row.moderation_sub_stage_comment, 50],
];

/** The given initiatives as an xlsx file with a header and one numbered row each. */
export function initiativeWorkbook(rows: readonly Row[]): Buffer {
  const header = ['№', ...COLUMNS.map(([title]) => title)];
  const lines = rows.map((row, index) => [index + 1, ...COLUMNS.map(([, value]) => value(row) ?? null)]);
  const sheet = utils.aoa_to_sheet([header, ...lines], { dense: true });
  sheet['!cols'] = [{ wch: 7 }, ...COLUMNS.map(([, , width]) => ({ wch: width }))];
  const book = utils.book_new(sheet, 'Tashabbuslar');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
