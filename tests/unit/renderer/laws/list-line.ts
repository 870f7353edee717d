import type { ReactNode } from 'react';
import type { Answers } from './platform-stub.ts';
import type { Situation } from './program.tsx';

/** A text in both scripts. */
export type InBoth = { latin: string; cyrillic: string };
/** What a cell shows: a Latin text, whose Cyrillic spelling is in the table of spellings, or both. */
export type Shown = string | InBoth;

/**
 * A column: its heading, and the second line below that; what its cell shows of the record, in the same order; and what
 * it shows where the platform sends nothing. Default of the last: a dash for each heading.
 */
type Column = readonly [headings: readonly string[], shown: readonly Shown[], nothing?: readonly Shown[]];

/** A list of the program, as the documents have it. */
export type ListLine = {
  /** What the list is called in the test. */
  name: string;
  /** Address below `/app/`, or the part of a screen that has none, such as a list in a dialog. */
  at: string | (() => Promise<ReactNode>);
  /** Where the documents name the columns. */
  source: string;
  /** Accessible name of the table. */
  label: string;
  /** Path of the call, and what its answer holds besides the rows. */
  call: string;
  envelope: (rows: readonly object[]) => unknown;
  /** A record, every value unlike every other. */
  record: Readonly<Record<string, unknown>>;
  /** The number that a record cannot lack. Default: "id". */
  key?: string;
  columns: readonly Column[];
  /** Buttons of a row in "Amallar"; each is also called by the record's name, behind a colon. Default: no such column. */
  buttons?: readonly string[];
  /** The link by which a row is edited, below `/app/`. Default: none. */
  edit?: string;
  /** Answers of further calls. Default: those of every list. */
  answers?: Answers;
  situation?: Situation;
};

/** A text that is the same in both scripts, such as a person's own words. */
export const same = (text: string): InBoth => ({ latin: text, cyrillic: text });
/** A text that the platform itself has in both scripts. */
export const both = (latin: string, cyrillic: string): InBoth => ({ latin, cyrillic });

/** The envelope "data" and "count" (spec 002 §7), or with another name of the rows. */
export const counted =
  (name = 'data') =>
  (rows: readonly object[]) => ({ [name]: rows, count: rows.length });

/** A title in five languages, no two alike. */
export const IN_FIVE = {
  uz_lat: "Yong'oqzor",
  uz_cyr: 'Ёнғоқ боғи',
  ru: 'Ореховая роща',
  en: 'Walnut grove',
  kr: 'Ǵozalı baǵ',
};
/** What is shown of it. */
export const OF_FIVE = both(IN_FIVE.uz_lat, IN_FIVE.uz_cyr);

/** The id of the row's own record, where a row without a name must still be opened. */
export const OWN_ID = same('ID');

/** Edit and delete, as most lists have them. */
export const BOTH_BUTTONS = ['Tahrirlash', "O'chirish"] as const;
