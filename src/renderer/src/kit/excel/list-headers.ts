import type { TableSpec } from '@shared/files.ts';
import { headWords, isHeadOf } from '@shared/head-words.ts';
import type { Text } from '@/i18n/text.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';

/** A usual column of a list's tables. */
export type ListColumn = {
  /** The column's usual header. */
  title: Text;
  /** Other headers of the same column. Default: none. */
  also?: readonly string[];
  /** Least and greatest number of digits, if its values are identifiers made of digits. */
  digits?: readonly [least: number, greatest: number];
  /** Whether no value may occur twice. Default: false. */
  isKey?: boolean;
};

/** A list for import, with the columns that identify its tables. */
export type TableList = {
  name: Text;
  /** Empty if nothing is known of the columns. */
  columns: readonly ListColumn[];
  /** Columns that most of its tables have besides; that one is missing is not said. Default: none. */
  besides?: readonly ListColumn[];
};

/** The list of an import, and lists whose files might be chosen by mistake. */
export type ImportLists = {
  own: TableList;
  others: readonly TableList[];
  /** Lists that only other screens import: their files are recognised. Default: none. */
  elsewhere?: readonly TableList[];
  /** Switches to the one of `others` that the file looks like. Default: no such button. */
  onChoose?: (list: TableList) => void;
};

/** Result of comparing a table's header with the lists. */
export type HeaderCheck = {
  /** Titles of own columns missing in the table. */
  readonly missing: readonly Text[];
  /** Another list that matches better than the own list; null if none does. */
  readonly other: TableList | null;
  /** Titles of columns in the table that the other list has and the own list does not. */
  readonly foreign: readonly Text[];
};

/** Most header cells compared; the first ones suffice for a wider table. */
const MOST_CELLS = 200;
/** What a missing column of `besides` adds to a distance. */
const BESIDES = 0.5;

const known = new Map<ListColumn, readonly string[]>();

/** The names of a column in both scripts, as `headWords`. */
function namesOf(column: ListColumn): readonly string[] {
  const found = known.get(column);
  if (found) return found;
  const names = [column.title, ...(column.also ?? [])].flatMap((name) => [name, toCyrillic(name)]).map(headWords);
  known.set(column, [...new Set(names)]);
  return namesOf(column);
}

const columnsOf = ({ columns, besides = [] }: TableList) => [...columns, ...besides];
const othersOf = ({ others, elsewhere = [] }: ImportLists) => [...others, ...elsewhere];

/** What the preview of a file looks for in it: the columns of the own list, and the header of any. */
export const tableSpecOf = (lists: ImportLists): TableSpec => ({
  columns: columnsOf(lists.own).map((column) => ({
    names: [...namesOf(column)],
    digits: column.digits,
    isKey: column.isKey ?? false,
  })),
  others: [...new Set(othersOf(lists).flatMap(columnsOf).flatMap(namesOf))],
});

/**
 * Compares a table's header with the columns of the own list and of the others. The distance to a list is the number of
 * its columns that are missing, and of cells that only other lists have; the nearest list wins, the own list in a tie.
 * Other lists count only if at least half of their columns, and two, are present: a header of unknown words proves
 * nothing. If
 * nothing is known of the own list, only a list with a key counts, and only if all its columns are there.
 */
export function checkHeader(header: readonly string[], lists: ImportLists): HeaderCheck {
  const { own } = lists;
  const others = othersOf(lists);
  const cells = header.slice(0, MOST_CELLS).map(headWords);
  const isThere = (column: ListColumn) => cells.some((cell) => isHeadOf(cell, namesOf(column)));
  const isOf = (cell: string, list: TableList) => columnsOf(list).some((column) => isHeadOf(cell, namesOf(column)));
  const named = cells.filter((cell) => [own, ...others].some((list) => isOf(cell, list)));
  const missingOf = (columns: readonly ListColumn[]) => columns.filter((column) => !isThere(column));
  const distanceOf = (list: TableList) =>
    missingOf(list.columns).length +
    missingOf(list.besides ?? []).length * BESIDES +
    named.filter((cell) => !isOf(cell, list)).length;
  const counts = ({ columns }: TableList) => {
    const found = columns.length - missingOf(columns).length;
    return own.columns.length > 0
      ? found * 2 >= columns.length && found >= Math.min(2, columns.length) && found > 0
      : columns.some(({ isKey }) => isKey) && columns.length > 1 && found === columns.length;
  };

  const looksLike = others
    .filter(counts)
    .reduce((nearest, list) => (distanceOf(list) < distanceOf(nearest) ? list : nearest), own);
  const ofOwn = new Set(columnsOf(own).map(({ title }) => title));
  const other = looksLike === own ? null : looksLike;
  return {
    missing: missingOf(own.columns).map(({ title }) => title),
    other,
    foreign: (other ? columnsOf(other) : [])
      .filter((column) => !ofOwn.has(column.title) && isThere(column))
      .map(({ title }) => title),
  };
}
