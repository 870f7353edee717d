/** What an answer can do otherwise than the program assumes. */
export type What =
  | 'no-answer' // none came
  | 'untrusted' // none came, as the server's certificate is not trusted
  | 'not-json' // something else than JSON
  | 'signed-out' // 401
  | 'forbidden' // 403
  | 'no-such-call' // 404 for a list
  | 'refused' // 400 and the like: the query, or a key of it
  | 'failed' // 5xx, and any other status
  | 'envelope' // the rows or the record are not found
  | 'elsewhere' // the rows or the total, in a place where the program looks, too
  | 'total-missing'
  | 'total-less' // less than the rows that came
  | 'more-rows' // than were asked for
  | 'nothing' // no row where every platform has some
  | 'twice' // two rows with one id
  | 'same-page' // the second page repeats the first
  | 'empty-page' // no second page, although the total says so
  | 'missing' // a field, in every row
  | 'renamed' // a field, spelt in camelCase
  | 'odd' // a value in a spelling that the program reads
  | 'unreadable' // a value that the program does not read
  | 'unknown-word' // none of the documents' words
  | 'filter-ignored' // rows without the value asked for
  | 'filter-empty' // not even the row whose value was asked for
  | 'search-misses' // the row whose value was searched for
  | 'other-record' // another id than asked for
  | 'absent-found' // an answer for a record that cannot exist
  | 'absent-status' // another failure than 404 for it
  | 'absent-silent' // 404 without a message
  | 'scope' // rows of another place than the role's
  | 'limit' // a page as long as the program asks for elsewhere is refused
  | 'way'; // the same, asked in another way, is answered

/** A difference between an answer and what the program assumes. It names fields and types, never values. */
export type Finding = {
  readonly what: What;
  /** The field or the query's key. */
  readonly at?: string;
  readonly expected?: string;
  readonly came?: string;
  readonly status?: number;
  /** Lines of the configuration under which the program lives with it. */
  readonly settings?: readonly Setting[];
};

/** A line of the office's configuration, and the reading that it answers. */
export type Setting = { readonly key: string; readonly value: string | number; readonly reading: string };

/** Differences that the program lives with: what it shows is right, though the documents say otherwise. */
const HARMLESS: ReadonlySet<What> = new Set(['odd', 'absent-silent', 'unknown-word', 'elsewhere', 'renamed']);

/** Whether a screen works as it should in spite of the difference. */
export const isHarmless = ({ what }: Finding): boolean => HARMLESS.has(what);
