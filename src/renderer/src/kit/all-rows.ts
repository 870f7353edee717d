import { cameIn, numberOfRow, type SomeRows, type UnreadRow } from './page.ts';

/**
 * All rows of a list that is asked for in one call. A platform that limits an answer gives fewer, and is asked for what
 * comes after them: up to its total, or, without one, until an answer has no new row. So does a platform that answers
 * every place with the same rows come to an end; no row comes twice. `most`: number of rows that is enough. Default: all.
 */
export async function allRowsOf<Row>(
  ask: (offset: number) => Promise<SomeRows<Row>>,
  most = Number.POSITIVE_INFINITY,
): Promise<SomeRows<Row>> {
  const rows: Row[] = [];
  const unread: UnreadRow[] = [];
  const known = new Set<string>();
  for (let offset = 0; ; ) {
    const came = await ask(offset);
    const fresh = offset === 0 ? came.rows : came.rows.filter((row) => !known.has(keyOf(row)));
    const freshUnread = (came.unread ?? []).filter(({ id }) => id === null || !known.has(id));
    const isEnd =
      cameIn(came) === 0 || (offset > 0 && fresh.length === 0 && freshUnread.every(({ id }) => id === null));
    if (!isEnd) {
      // A spread of a hundred thousand rows is more than a call takes.
      for (const row of fresh) rows.push(row);
      for (const row of freshUnread) unread.push({ ...row, index: row.index + offset });
      offset += cameIn(came);
    }
    const count = rows.length + unread.length;
    if (isEnd || count >= most || (!came.uncounted && offset >= came.total)) {
      const total = came.uncounted || cameIn(came) === 0 ? count : Math.max(count, came.total);
      return { rows, ...(unread.length > 0 && { unread }), total };
    }
    for (const row of fresh) known.add(keyOf(row));
    for (const { id } of freshUnread) if (id !== null) known.add(id);
  }
}

/** What a row is known by: the platform's id, as of an unreadable row; without one the whole row. */
const keyOf = (row: unknown): string => numberOfRow(row) ?? JSON.stringify(row);
