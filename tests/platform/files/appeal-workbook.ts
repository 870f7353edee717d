import { writeSheet } from './sheet.ts';

const COLUMNS = [
  ['№', 7],
  ['ID', 12],
  ['Muallif', 34],
  ['Murojaat', 80],
  ['Turi', 8],
  ['Holati', 12],
  ['Javob', 80],
  ['Yaratilgan sana', 14],
] as const;

/** Appeals as an xlsx file (E070); types and statuses as codes, because the specification names no columns. */
export function appealWorkbook(rows: readonly Record<string, unknown>[]): Buffer {
  return writeSheet(
    'Murojaatlar',
    COLUMNS,
    rows.map((row, index) => [
      index + 1,
      row.public_id,
      row.author_name,
      String(row.question).replace(/<[^>]*>/g, ' '),
      row.type,
      row.status,
      row.answer,
      String(row.created_date).slice(0, 10),
    ]),
  );
}
