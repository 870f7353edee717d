import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { addNode, childrenOf, isBelow, nodeAt, type TreeTable } from '../db/trees.ts';
import { localized } from '../http/localized.ts';
import { idParams, paging } from '../http/paging.ts';
import { HttpProblem, notFound, wrongValue } from '../http/problem.ts';
import { type CallId, defineRoute, type Route } from '../http/route.ts';
import { idText } from '../http/values.ts';
import { id } from './initiative-values.ts';

/** Finance reference data is the administrator's (Z-028, Z-109). */
const roles = ['admin'] as const;
const body = z.strictObject({ title: localized, parent_id: id.nullable() });

type TreeSpec = {
  /** Of list, record, POST, PUT and DELETE. */
  ids: readonly [CallId, CallId, CallId, CallId, CallId];
  path: string;
  table: TreeTable;
  /** Said of a node that does not exist. */
  missing: string;
  /** Where nodes are referred to: one that is referred to stays. */
  usedBy: { table: string; column: string; message: string };
};

/**
 * The five calls of a tree. Readings: without `parent_id` the list is that of the roots; a node with children or with
 * records stays (409); a node cannot hang below itself; the answer for one is the bare object (Z-130).
 */
export function treeRoutes({ ids, path, table, missing, usedBy }: TreeSpec): readonly Route[] {
  const requireParent = (db: DatabaseSync, parent: number | null, own?: number) => {
    if (parent === null) return;
    if (!nodeAt(db, table, parent)) throw wrongValue(missing, `parent_id: no such node in ${table}`);
    if (own !== undefined && isBelow(db, table, parent, own))
      throw wrongValue("Yozuvni o'zining ichiga ko'chirib bo'lmaydi", 'parent_id: below the node itself');
  };
  return [
    defineRoute({
      id: ids[0],
      method: 'GET',
      path,
      roles,
      query: z.strictObject({ ...paging(), parent_id: idText.optional() }),
      handler: ({ query, services: { db } }) => childrenOf(db, table, { ...query, parent_id: query.parent_id }),
    }),
    defineRoute({
      id: ids[1],
      method: 'GET',
      path: `${path}/:id`,
      roles,
      params: idParams,
      handler({ params, services: { db } }) {
        const node = nodeAt(db, table, params.id);
        if (!node) throw notFound(missing);
        return node;
      },
    }),
    defineRoute({
      id: ids[2],
      method: 'POST',
      path,
      roles,
      body,
      handler({ body, services: { db } }) {
        requireParent(db, body.parent_id);
        return { id: addNode(db, table, body.title, body.parent_id) };
      },
    }),
    defineRoute({
      id: ids[3],
      method: 'PUT',
      path: `${path}/:id`,
      roles,
      params: idParams,
      body,
      handler({ params, body, services: { db } }) {
        if (!nodeAt(db, table, params.id)) throw notFound(missing);
        requireParent(db, body.parent_id, params.id);
        db.prepare(`UPDATE ${table} SET title = ?, parent_id = ? WHERE id = ?`).run(
          JSON.stringify(body.title),
          body.parent_id,
          params.id,
        );
        return {};
      },
    }),
    defineRoute({
      id: ids[4],
      method: 'DELETE',
      path: `${path}/:id`,
      roles,
      params: idParams,
      handler({ params, services: { db } }) {
        if (!nodeAt(db, table, params.id)) throw notFound(missing);
        if (db.prepare(`SELECT 1 FROM ${table} WHERE parent_id = ?`).get(params.id))
          throw new HttpProblem(409, "Ichida yozuvlar bor, uni o'chirib bo'lmaydi");
        if (db.prepare(`SELECT 1 FROM ${usedBy.table} WHERE ${usedBy.column} = ?`).get(params.id))
          throw new HttpProblem(409, usedBy.message);
        db.prepare(`DELETE FROM ${table} WHERE id = ?`).run(params.id);
        return {};
      },
    }),
  ];
}
