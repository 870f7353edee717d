import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { countRows, isThere } from '../db/rows.ts';
import type { AnyTable } from '../db/table.ts';
import { isBelow, type TreeTable } from '../db/trees.ts';
import { HttpProblem, wrongValue } from '../http/problem.ts';
import type { Call, Route } from '../http/route.ts';
import { id, idParams, idText, localized } from '../http/values.ts';
import { byOffset, type Filter } from './record-list.ts';
import { recordRoutes } from './records.ts';

type TreeSpec = {
  /** Ids of list, record, POST, PUT and DELETE. */
  ids: readonly [list: Call, one: Call, create: Call, change: Call, remove: Call];
  table: TreeTable;
  /** The text for a node that does not exist. */
  missing: string;
  /** The records that refer to nodes: a node with records is not removed. */
  usedBy: { table: AnyTable; column: string; message: string };
};

/** Filters the children of a node; without a parent, the roots. */
export const childrenOf: Filter<'parent_id'> = {
  value: idText.optional(),
  narrow: (parent) => ({ sql: 'parent_id IS ?', values: [parent === undefined ? null : Number(parent)] }),
};

type Place = { id: number | null; parent_id: number | null };

/** Throws if the parent of a node does not exist, or is the node itself or its descendant. */
export function requirePlace(db: DatabaseSync, table: AnyTable, { id, parent_id }: Place, missing: string): void {
  if (parent_id === null) return;
  if (!isThere(db, table.name, parent_id)) throw wrongValue(missing, `parent_id: no such node in ${table.name}`);
  if (id !== null && isBelow(db, table, parent_id, id))
    throw wrongValue("Yozuvni o'zining ichiga ko'chirib bo'lmaydi", 'parent_id: below the node itself');
}

/** True if a node has children. */
export const hasChildren = (db: DatabaseSync, table: AnyTable, id: number): boolean =>
  countRows(db, table, [{ sql: 'parent_id = ?', values: [id] }]) > 0;

/** Throws if a node has children, so that it must not be removed. */
export function requireLeaf(db: DatabaseSync, table: AnyTable, id: number): void {
  if (hasChildren(db, table, id)) throw new HttpProblem(409, "Ichida yozuvlar bor, uni o'chirib bo'lmaydi");
}

/**
 * The five calls of a tree. Readings: without `parent_id` the list is that of the roots; a node with children or
 * records is not removed (409); a node cannot be below itself; the answer for one is the bare object (Z-130).
 */
export function treeRoutes({ ids, table, missing, usedBy }: TreeSpec): readonly Route[] {
  const [list, one, create, change, remove] = ids;
  return recordRoutes({
    ids: { list, one, create, change, remove },
    table,
    missing,
    params: idParams,
    list: { pages: byOffset(), order: ['id'], filters: { parent_id: childrenOf } },
    body: z.strictObject({ title: localized, parent_id: id.nullable() }),
    answersId: true,
    refuses: ({ body: { parent_id }, id, services: { db } }) => requirePlace(db, table, { id, parent_id }, missing),
    refusesRemoval({ id }, db) {
      requireLeaf(db, table, id);
      if (countRows(db, usedBy.table, [{ sql: `${usedBy.column} = ?`, values: [id] }]) > 0)
        throw new HttpProblem(409, usedBy.message);
    },
  });
}
