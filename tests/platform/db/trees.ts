import type { DatabaseSync } from 'node:sqlite';
import type { Titles } from './products.ts';
import { fiveLanguages } from './seed/languages.ts';
import {
  type AnyTable,
  defineTable,
  json,
  type NewRow,
  nullable,
  reference,
  type Source,
  stamp,
  type Table,
} from './table.ts';

/** The columns of a tree in the table of this name. */
export const nodeColumns = (name: string) => ({
  parent_id: nullable(reference(name)),
  title: json<Titles>(),
  created_at: stamp(),
});
type NodeColumns = ReturnType<typeof nodeColumns>;

/** The table of a tree, whose nodes have titles in five languages. */
export type TreeTable<Kind extends string = string> = Table<Kind, NodeColumns>;

/** A node of a tree: its title and its children. */
export type Branch = string | readonly [title: string, below: readonly Branch[]];

/** Time of the first entry; the others follow every seven hours, so that times are in the order of the ids. */
const FIRST = Date.UTC(2026, 0, 12, 5);

/** The time of the nth entry of the finance reference data. */
export const moment = (nth: number): string => new Date(FIRST + nth * 7 * 3_600_000).toISOString();

/** The nodes of these branches, each before its descendants; ids start after `after`. */
export function nodesOf(branches: readonly Branch[], after = 0): (NewRow<NodeColumns> & { id: number })[] {
  const nodes: ReturnType<typeof nodesOf> = [];
  const grow = (level: readonly Branch[], parent_id: number | null): void => {
    for (const branch of level) {
      const [title, below] = typeof branch === 'string' ? [branch, []] : branch;
      const id = after + nodes.length + 1;
      nodes.push({ id, parent_id, title: fiveLanguages(title), created_at: moment(id - 1) });
      grow(below, id);
    }
  };
  grow(branches, null);
  return nodes;
}

/** Declares the table of a tree with these initial branches, which may be derived from the tables seeded before. */
export const defineTree = <const Kind extends string>(
  kind: Kind,
  name: string,
  branches: readonly Branch[] | ((source: Source) => readonly Branch[]),
): TreeTable<Kind> =>
  defineTable({
    kind,
    name,
    columns: nodeColumns(name),
    indexes: [['parent_id', 'id']],
    seed: (source) => nodesOf(typeof branches === 'function' ? branches(source) : branches),
  });

/** True if a node is a descendant of another node, or that node itself. */
export function isBelow(db: DatabaseSync, { name }: Pick<AnyTable, 'name'>, id: number, above: number): boolean {
  const found = db
    .prepare(
      `WITH RECURSIVE up (id, parent_id) AS (
         SELECT id, parent_id FROM ${name} WHERE id = ?1
         UNION SELECT n.id, n.parent_id FROM ${name} n JOIN up ON n.id = up.parent_id)
       SELECT 1 FROM up WHERE id = ?2`,
    )
    .get(id, above);
  return found !== undefined;
}
