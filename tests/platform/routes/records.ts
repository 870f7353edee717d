import { z } from 'zod';
import { countRows, deleteRow, insertRows, selectRows, updateRow } from '../db/rows.ts';
import type { Columns } from '../db/table.ts';
import { wrongValue } from '../http/problem.ts';
import { type Call, defineRoute, type Route } from '../http/route.ts';
import { byId } from '../http/values.ts';
import type { Fields } from './record-list.ts';
import type { RecordSpec } from './record-spec.ts';
import { bodyOf, withId, workOn } from './record-work.ts';

function listRoute<C extends Columns, B extends Fields>(id: Call, spec: RecordSpec<C, B>): Route {
  const { list, table } = spec;
  if (!list) throw new Error('a list needs its pages and its order');
  const { pages, filters = {}, order } = list;
  const answer = list.answer ?? workOn(spec).answer;
  const parameters = Object.fromEntries(Object.entries(filters).map(([name, { value }]) => [name, value]));
  return defineRoute(id, {
    query: z.strictObject({ ...pages.query, ...parameters }),
    handler({ query, user, language, services: { db } }) {
      list.requires?.(query, user);
      const narrowed = Object.entries(filters).flatMap(([name, { narrow }]) => narrow(query[name], table) ?? []);
      const conditions = [...(list.within?.(user) ?? []), ...narrowed];
      const window = pages.window(query);
      const rows = selectRows(db, table, { conditions, order, ...window });
      return pages.answer(
        rows.map((row) => answer(row, db, language)),
        () => countRows(db, table, conditions),
        window.limit,
      );
    },
  });
}

function oneRoute<C extends Columns, B extends Fields>(id: Call, spec: RecordSpec<C, B>): Route {
  const { envelope, params = byId } = spec;
  const { find, answer } = workOn(spec);
  return defineRoute(id, {
    params,
    handler(call) {
      const record = answer(find(call, call.params.id), call.services.db);
      return envelope === undefined ? record : { [envelope]: record };
    },
  });
}

function createRoute<C extends Columns, B extends Fields>(id: Call, spec: RecordSpec<C, B>): Route {
  const { table, answersId } = spec;
  const { written, requireRight, requireFree } = workOn(spec);
  return defineRoute(id, {
    body: bodyOf(spec.body),
    async handler({ body, user, services }) {
      const draft = { body, id: null, user, services };
      await requireRight(draft);
      requireFree(draft);
      const added = insertRows(services.db, table, [written(body)]);
      return answersId ? { id: added } : {};
    },
  });
}

function changeRoute<C extends Columns, B extends Fields>(id: Call, spec: RecordSpec<C, B>): Route {
  const { table, idInBody, params = byId } = spec;
  const { written, find, requireRight, requireFree } = workOn(spec);
  const body = bodyOf(spec.body);
  return defineRoute(id, {
    params,
    body: idInBody ? withId(body) : body,
    async handler({ params, body, user, services }) {
      if (idInBody && body.id !== params.id)
        throw wrongValue("So'rov noto'g'ri tuzilgan", 'id: not the one of the address');
      const draft = { body, id: params.id, user, services };
      await requireRight(draft);
      const stored = find(draft, params.id);
      requireFree(draft);
      updateRow(services.db, table, params.id, written(body, stored));
      return {};
    },
  });
}

function removeRoute<C extends Columns, B extends Fields>(id: Call, spec: RecordSpec<C, B>): Route {
  const { params = byId } = spec;
  const { find } = workOn(spec);
  return defineRoute(id, {
    params,
    handler(call) {
      const { db } = call.services;
      const row = find(call, call.params.id);
      spec.refusesRemoval?.(row, db);
      deleteRow(db, spec.table, row.id);
      return {};
    },
  });
}

/**
 * The calls of one kind of record: list with paging and filters, single record, create, change and remove. A change is
 * checked in this order: the body itself, whether the record exists (404), whether the person may touch it (403), other
 * stored records (400, 409).
 */
export function recordRoutes<C extends Columns, B extends Fields = never>(spec: RecordSpec<C, B>): readonly Route[] {
  const { ids } = spec;
  return [
    ...(ids.list ? [listRoute(ids.list, spec)] : []),
    ...(ids.one ? [oneRoute(ids.one, spec)] : []),
    ...(ids.create ? [createRoute(ids.create, spec)] : []),
    ...(ids.change ? [changeRoute(ids.change, spec)] : []),
    ...(ids.remove ? [removeRoute(ids.remove, spec)] : []),
  ];
}
