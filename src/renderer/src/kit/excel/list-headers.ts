import type { Text } from '@/i18n/catalogue.ts';
import { fold } from '@/i18n/fold.ts';

/** A usual column of a list's tables. */
export type ListColumn = {
  /** The column's usual header. */
  title: Text;
  /** Other headers of the same column. Default: none. */
  also?: readonly string[];
};

/** A list for import, with the columns that identify its tables. */
export type TableList = { name: Text; columns: readonly ListColumn[] };

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

/** The words of a text, folded, each preceded by a blank. */
const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * Compares a table's header with the columns of the own list and of the others. The distance to a list is the number of
 * known columns missing or foreign; the nearest list wins, the own list in a tie. Other lists count only if at least
 * half of their columns are present: a header of unknown words proves nothing.
 */
export function checkHeader(header: readonly string[], lists: ImportLists): HeaderCheck {
  const { own } = lists;
  const others = [...lists.others, ...(lists.elsewhere ?? [])];
  const cells = header.slice(0, MOST_CELLS).map(wordsOf);
  const isThere = ({ title, also = [] }: ListColumn) =>
    [title, ...also].some((word) => cells.some((cell) => cell.includes(wordsOf(word))));
  const there = new Set([own, ...others].flatMap(({ columns }) => columns.filter(isThere).map(({ title }) => title)));
  const missingOf = ({ columns }: TableList) => columns.map(({ title }) => title).filter((title) => !there.has(title));
  const distanceOf = (list: TableList) => {
    const missing = missingOf(list).length;
    return missing + there.size - (list.columns.length - missing);
  };

  const looksLike = others
    .filter((list) => list.columns.length > 0 && missingOf(list).length * 2 <= list.columns.length)
    .reduce((nearest, list) => (distanceOf(list) < distanceOf(nearest) ? list : nearest), own);
  const known = new Set(own.columns.map(({ title }) => title));
  const other = looksLike === own ? null : looksLike;
  return {
    missing: missingOf(own),
    other,
    foreign: (other?.columns ?? []).map(({ title }) => title).filter((title) => there.has(title) && !known.has(title)),
  };
}

/** Whether a file must be confirmed before it is sent: it looks like another list's file and is not confirmed yet. */
export const isDoubtful = (found: HeaderCheck | null, confirmed: boolean): boolean =>
  found !== null && found.other !== null && !confirmed;
