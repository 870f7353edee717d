import type { Text } from '@/i18n/catalogue.ts';
import { fold } from '@/i18n/fold.ts';

/** A column that tables of a list usually have. */
export type ListColumn = {
  /** Its usual header. */
  title: Text;
  /** Other words that head it. Default: none. */
  also?: readonly string[];
};

/** A list into which tables are imported, and the columns by which its tables are known. */
export type TableList = { name: Text; columns: readonly ListColumn[] };

/** The list that an import is for, and those whose files might be taken by mistake. */
export type ImportLists = {
  own: TableList;
  others: readonly TableList[];
  /** Goes over to the list that a file looks like. Default: nobody can. */
  onChoose?: (list: TableList) => void;
};

/** What the header of a table says of the list that it is for. */
export type HeaderCheck = {
  /** Titles of the own list's columns that are missing. */
  readonly missing: readonly Text[];
  /** The list that the table looks like more than its own; null where it looks like no other. */
  readonly other: TableList | null;
  /** Titles of the other list's columns that are there and that the own list does not have. */
  readonly foreign: readonly Text[];
};

/** Header cells that are looked at; a table with more columns than these is known by its first ones. */
const MOST_CELLS = 200;

/** A text as words alone, in either script, with a blank before each. */
const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/**
 * Compares a table's header with the columns of the own list and of the others. A table looks like the list from which it
 * differs in the fewest known columns, missing or too many; where that is also the own one, it looks like no other. Only a
 * list of which at least half of the columns are there counts: a header of other words says nothing.
 */
export function checkHeader(header: readonly string[], { own, others }: ImportLists): HeaderCheck {
  const cells = header.slice(0, MOST_CELLS).map(wordsOf);
  const isThere = ({ title, also = [] }: ListColumn) =>
    [title, ...also].some((word) => cells.some((cell) => cell.includes(wordsOf(word))));
  const lists = [own, ...others];
  const there = new Set(lists.flatMap(({ columns }) => columns.filter(isThere).map(({ title }) => title)));
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
