import type { Profile } from '@shared/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Text } from '@/i18n/text.ts';
import type { Judged } from './judge/answer.ts';
import type { DocumentWords } from './judge/fields.ts';
import type { Setting } from './judge/finding.ts';

type Rows = Judged['rows'];
/** A call of the program, ready to be made. */
export type Ask = (client: QueryClient) => Promise<unknown>;
/** Filters and paging of a list. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What earlier lines have found, for those that need a season, a place or a record. */
export type Found = {
  readonly profile: Profile;
  /** The rows that a line has found, by its name; none where it has found none. */
  readonly rows: (line: string) => Rows;
};

/**
 * A filter: the query's key, and the field of the rows that it is about; its value is that of a row. For rows without
 * such a field, `of` names the line whose first row gives its id: only a refusal is seen then, as with a `value` alone.
 * A `value` of its own may be that of no row.
 */
export type Filter = { readonly key: string } & (
  | { readonly field: string; readonly value?: string }
  | { readonly of: string }
  | { readonly value: string | number }
);

/** Another way to ask for the same, which a setting makes the program's own. */
export type Way<Asked> = Setting & { readonly ask: Asked };

/** One assumption of the table: a list or lookup of the platform, as the program's own screen asks for it. */
export type Assumption = {
  /** Distinguishes the line from all others. */
  readonly name: string;
  /** Title of the screen that lives from it. */
  readonly screen: Text;
  /** Readings on which the line rests (`docs/readings.md`). */
  readonly readings: readonly string[];
  /** The program's own call for a page of rows, or for all of them. */
  readonly list: (query: Query, profile: Profile) => Ask;
  /** Rows per page; null: the call has no pages. */
  readonly size: number | null;
  /** What the screen asks for beside the page; null: what it needs has not been found. Default: nothing. */
  readonly asks?: (found: Found) => Query | null;
  /** Filters of the list. */
  readonly filters?: readonly Filter[];
  /** Fields by whose text a search finds a row. */
  readonly searches?: readonly string[];
  /** The program's own call for one record. */
  readonly one?: (id: string) => Ask;
  /** The documents' words of fields that the screen's schema reads as any text. */
  readonly words?: DocumentWords;
  /** Fields of the schema that the documents do not give a row, or one record. Default: none. */
  readonly lacks?: { readonly rows?: readonly string[]; readonly record?: readonly string[] };
  /** Fields that the documents give as a number and the screen reads as text. Default: none. */
  readonly digits?: readonly string[];
  /** Whether every platform has some of these: an empty answer is a difference. Default: false. */
  readonly filled?: boolean;
  /** Whether the answer has no total although its schema reads one. Default: false. */
  readonly uncounted?: boolean;
  /** How else a list, or one record, may be asked for where it is refused. Default: not. */
  readonly ways?: { readonly list?: readonly Way<Query>[]; readonly one?: readonly Way<(id: string) => Ask>[] };
  /** Most rows that the program asks for in one call of this kind; only a refusal is seen. Default: not asked. */
  readonly largest?: number;
  /** Whether the rows are those of the role's own place (Z-120). */
  readonly scoped?: boolean;
};

/** What reading alone does not show. */
export type NotAsked = {
  readonly screen: Text;
  readonly readings: readonly string[];
  /** What would have to be sent. */
  readonly why: Text;
  /** Keys of the configuration that answer one of the readings. Default: none. */
  readonly settings?: readonly string[];
};
