import type { DatabaseSync } from 'node:sqlite';

/** The trees of the finance reference data. */
export type TreeTable = 'ministries' | 'consolidated_budgets';

type Title = Record<string, string>;

/** Now, as the platform writes times. */
export const now = (): string => new Date().toISOString();

/** A row as the API gives it: its title is stored as the JSON of five languages. */
const asNode = (row: Record<string, unknown>) => ({ ...row, title: JSON.parse(String(row.title)) as Title });

/** One page of the children of a node, of the roots where there is no parent, with the count of them all. */
export function childrenOf(
  db: DatabaseSync,
  table: TreeTable,
  { parent_id, limit, offset }: { parent_id: number | undefined; limit: number; offset: number },
) {
  const parent = parent_id ?? null;
  const data = db
    .prepare(`SELECT id, parent_id, title, created_at FROM ${table} WHERE parent_id IS ? ORDER BY id LIMIT ? OFFSET ?`)
    .all(parent, limit, offset);
  const { n } = db.prepare(`SELECT count(*) AS n FROM ${table} WHERE parent_id IS ?`).get(parent) ?? {};
  return { data: data.map(asNode), count: Number(n) };
}

/** One node, undefined where there is none. */
export function nodeAt(db: DatabaseSync, table: TreeTable, id: number) {
  const row = db.prepare(`SELECT id, parent_id, title, created_at FROM ${table} WHERE id = ?`).get(id);
  return row && asNode(row);
}

/** Adds a node and gives its id. */
export function addNode(db: DatabaseSync, table: TreeTable, title: Title, parent: number | null): number {
  const { lastInsertRowid } = db
    .prepare(`INSERT INTO ${table} VALUES (NULL, ?, ?, ?)`)
    .run(parent, JSON.stringify(title), now());
  return Number(lastInsertRowid);
}

/** Whether a node hangs below another one, or is it. */
export function isBelow(db: DatabaseSync, table: TreeTable, id: number, above: number): boolean {
  const found = db
    .prepare(
      `WITH RECURSIVE up (id, parent_id) AS (
         SELECT id, parent_id FROM ${table} WHERE id = ?1
         UNION SELECT n.id, n.parent_id FROM ${table} n JOIN up ON n.id = up.parent_id)
       SELECT 1 FROM up WHERE id = ?2`,
    )
    .get(id, above);
  return found !== undefined;
}
