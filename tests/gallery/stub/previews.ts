import { columnLetters } from '@shared/column-letters.ts';
import { AppError } from '@shared/errors.ts';
import type { SheetPreview, TablePreview, TextEncoding } from '@shared/files.ts';

const FIRMS = ['Nurafshon qurilish', "Olmazor yo'l", 'Barakat servis', "Zarafshon ta'mir", 'Ishonch invest'];

const rowOf = (index: number) => [
  `${FIRMS[index % FIRMS.length]} MChJ`,
  String(301_000_000 + index * 137),
  index === 4 ? ' 12 000 000' : String(12_000_000 + index * 450_000),
];

const CUSTOMERS: SheetPreview = {
  name: 'Buyurtmachilar',
  hidden: false,
  rows: 1201,
  columns: 3,
  header: ['Nomi', 'INN', 'Summa'],
  headerRow: 1,
  head: Array.from({ length: 20 }, (_, index) => rowOf(index)),
  headRows: Array.from({ length: 20 }, (_, index) => index + 2),
  warnings: [
    { kind: 'number-as-text', column: 'C', count: 12, first: 'C6' },
    { kind: 'duplicate-key', column: 'A', count: 3, first: 'A7' },
    { kind: 'empty-rows-between', column: null, count: 2, first: '120' },
  ],
};

const OLD: SheetPreview = {
  ...CUSTOMERS,
  name: 'Eski',
  hidden: true,
  rows: 3,
  head: [rowOf(0), rowOf(1)],
  headRows: [2, 3],
  warnings: [],
};

const WIDE_COLUMNS = 40;
const wide = (of: (column: number) => string) => Array.from({ length: WIDE_COLUMNS }, (_, column) => of(column));

/** More columns than a preview shows, one value longer than a cell, and more warnings than are listed. */
const WIDE: SheetPreview = {
  ...CUSTOMERS,
  name: 'Keng',
  columns: WIDE_COLUMNS,
  header: wide((column) => `${column + 1}-ko'rsatkich`),
  head: Array.from({ length: 20 }, (_, row) =>
    wide((column) => (column === 0 ? `${'Uzun izoh matni '.repeat(12)}${row}` : String(row * 100 + column))),
  ),
  warnings: (['stray-spaces', 'mixed-scripts'] as const).flatMap((kind) =>
    Array.from({ length: WIDE_COLUMNS }, (_, column) => ({
      ...{ kind, column: columnLetters(column), count: 1, first: null },
    })),
  ),
};

/** Account numbers, as they are exported. */
const ACCOUNTS: SheetPreview = {
  ...CUSTOMERS,
  name: 'Hisob raqamlari',
  rows: 4,
  header: ['Viloyat', 'Tuman', 'Ҳисоб рақами'],
  head: ['01', '02', '03'].map((nth) => ['Toshkent shahri', 'Chilonzor tumani', `1000228601726294000999999${nth}`]),
  headRows: [2, 3, 4],
  warnings: [],
};

/** A table below its title. */
const TITLED: SheetPreview = {
  ...CUSTOMERS,
  name: 'Sarlavhali',
  rows: 3,
  columns: 2,
  header: ['Nomi', 'STIR'],
  headerRow: 3,
  titles: ["2026-yil: ro'yxat"],
  head: [['Nurafshon qurilish', '301000000']],
  headRows: [4],
  warnings: [],
};

const NO_ROWS: SheetPreview = {
  ...TITLED,
  name: "Bo'sh",
  rows: 0,
  columns: 0,
  header: [],
  headerRow: 0,
  titles: [],
  head: [],
  headRows: [],
};

/** Preview of a workbook with two sheets. */
export const WORKBOOK: TablePreview = { sheets: [CUSTOMERS, OLD], csv: null };

/** A csv of DOS that is taken for windows-1251; nothing in it is UTF-8. */
function csvPreview(encoding: TextEncoding): TablePreview {
  if (encoding === 'utf-8') throw new AppError({ kind: 'file', detail: 'wrong-encoding' });
  const header = encoding === 'cp866' ? ['Номи', 'ИНН', 'Сумма'] : ['Ќ®¬Ё', '€ЌЌ', '‘г¬¬\u00a0'];
  return { sheets: [{ ...OLD, header }], csv: { encoding, separator: ';' } };
}

/** Preview of the file of this name; `encoding`: the chosen one of a csv. */
export function previewOf(name: string, encoding?: TextEncoding): TablePreview {
  if (name.startsWith('keng')) return { sheets: [WIDE], csv: null };
  if (name.startsWith('sarlavha')) return { sheets: [TITLED], csv: null };
  if (name.startsWith('bosh')) return { sheets: [NO_ROWS, TITLED], csv: null };
  if (name.startsWith('hisob')) return { sheets: [ACCOUNTS], csv: null };
  if (name.endsWith('.csv')) return csvPreview(encoding ?? 'windows-1251');
  return name.startsWith('bir') ? { sheets: [CUSTOMERS], csv: null } : WORKBOOK;
}
