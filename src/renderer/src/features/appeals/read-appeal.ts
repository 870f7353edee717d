import { AppError } from '@shared/errors.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '@/kit/crud/queries.ts';
import { cameIn, type Page } from '@/kit/page.ts';
import { appeals, readRows } from './api.ts';
import type { Appeal } from './appeal.ts';

/** Rows per call of a search. */
const FOUND = 1000;
/** Most calls for one search: a list that is longer is not read to its end. */
const MOST_CALLS = 50;

const isOf =
  (id: number) =>
  ({ question_id }: Appeal) =>
    question_id === id;

/** Looks for an appeal among all rows under these filters. `isWhole`: each row that the platform counts was read. */
async function found(id: number, filters: ListQuery): Promise<{ appeal?: Appeal | undefined; isWhole: boolean }> {
  let isWhole = true;
  for (let offset = 0, call = 0; ; ) {
    const page = await readRows({ limit: FOUND, offset, ...filters });
    const appeal = page.rows.find(isOf(id));
    const came = cameIn(page);
    offset += came;
    isWhole &&= !page.unread?.length;
    if (appeal || came === 0 || offset >= page.total || ++call === MOST_CALLS)
      return { appeal, isWhole: isWhole && offset >= page.total };
  }
}

type ListRead = Query<Page<Appeal>, Error, Page<Appeal>, readonly [string, 'list', ListQuery]>;

/** Rereads the page of the list that showed an appeal last; undefined if none does. */
async function onItsPage(id: number, client: QueryClient): Promise<Appeal | undefined> {
  const lists = client.getQueryCache().findAll({ queryKey: [appeals.path, 'list'] }) as unknown as ListRead[];
  const shows = lists
    .filter(({ state: { data } }) => data?.rows.some(isOf(id)))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  if (!shows) return undefined;
  const { rows } = await client.fetchQuery({ ...appeals.list(shows.queryKey[2]), staleTime: 0 });
  return rows.find(isOf(id));
}

/**
 * An appeal read again before a change, as no call returns a single one: on the page of the list that shows it, then by a
 * search for its number and its author, which no document says the search covers. Where neither finds it, it is as the
 * person has seen it, and the change is sent (Z-167). Throws `AppError`.
 */
export async function asItStands(seen: Appeal, client: QueryClient): Promise<Appeal> {
  const { question_id: id, public_id, author_name } = seen;
  const shown = await onItsPage(id, client);
  if (shown) return shown;
  for (const search of [public_id ?? String(id), author_name]) {
    const now = search ? (await found(id, { search })).appeal : undefined;
    if (now) return now;
  }
  return seen;
}

/**
 * Reads an appeal where no list shows it: by a search for its number, then among all appeals, as only they tell that it
 * is gone (Z-167). Returns null if none of them is it. Throws `AppError`, also where that cannot be told: rows that are
 * unreadable or missing, or more of them than are read.
 */
export async function readAppeal(id: number, publicId: string | undefined): Promise<Appeal | null> {
  const { appeal } = await found(id, { search: publicId ?? String(id) });
  if (appeal) return appeal;
  const all = await found(id, {});
  if (all.appeal) return all.appeal;
  if (all.isWhole) return null;
  throw new AppError({ kind: 'unexpected-shape', detail: 'an appeal that the list may have' });
}
