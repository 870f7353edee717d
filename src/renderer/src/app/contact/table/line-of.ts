import type { Role } from '@shared/roles.ts';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Ask, Assumption, Query } from '@/features/contact/line.ts';
import type { Crud } from '@/kit/crud/define-crud.ts';
import type { FormValues } from '@/kit/drafts/use-draft.ts';

/** A line of the table, with the path of its screen in the registry, which has the title and the roles. */
export type TableLine = Omit<Assumption, 'screen'> & {
  readonly at: string;
  /** Whether a role that may open the screen may also ask this. Default: it may. */
  readonly mayAsk?: (role: Role) => boolean;
};

/** A query of the program as a call that is always made. */
export const reading =
  <T, E, D, K extends QueryKey>(options: FetchQueryOptions<T, E, D, K>): Ask =>
  (client) =>
    client.fetchQuery({ ...options, staleTime: 0 });

/** The part of a kind of record that reads. */
type Reading<Row, Values extends FormValues, Sent> = Pick<Crud<Row, Values, Sent>, 'list'> &
  Partial<Pick<Crud<Row, Values, Sent>, 'item' | 'whole'>>;

type More = Partial<Omit<TableLine, 'at' | 'list' | 'one'>> & { readonly readings?: readonly string[] };

/** Rows per page of most screens (spec 000 §9). */
const ROWS = 20;

/** The list of a kind of record, and one of its records unless `one` is false. */
export function crudLine<Row, Values extends FormValues, Sent>(
  at: string,
  { list, item, whole }: Reading<Row, Values, Sent>,
  { one = true, ...more }: More & { readonly one?: boolean } = {},
): TableLine {
  return {
    name: at,
    at,
    readings: [],
    size: whole ? null : ROWS,
    list: (query: Query) => reading(list(query)),
    ...(one && item && { one: (id: string) => reading(item(id)) }),
    ...more,
  };
}

/** A lookup: all of its rows in one answer. */
export const lookupLine = (
  at: string,
  name: string,
  list: Assumption['list'],
  more: Partial<Omit<TableLine, 'at' | 'name' | 'list'>> = {},
): TableLine => ({ at, name, readings: [], size: null, list, ...more });

/** A number among the query's values; null for anything else. */
export const numberAt = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** A text among the query's values; '' for anything else. */
export const textAt = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
