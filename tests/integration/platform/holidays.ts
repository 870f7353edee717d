import { z } from 'zod';
import { defineArea } from '../../platform/areas/area.ts';
import { type Callers, call } from '../../platform/calls/entry.ts';
import type { Titles } from '../../platform/db/products.ts';
import { selectRows } from '../../platform/db/rows.ts';
import { fiveLanguages } from '../../platform/db/seed/languages.ts';
import { defineTable, flag, integer, json, nullable, reference, text, unique } from '../../platform/db/table.ts';
import { forbidden, HttpProblem, wrongValue } from '../../platform/http/problem.ts';
import { localized, wholeNumber } from '../../platform/http/values.ts';
import { byOffset, byPage, equal, search, unpaged, where } from '../../platform/routes/record-list.ts';
import { recordRoutes } from '../../platform/routes/records.ts';

const DAYS = ['Navroʻz', 'Xotira va qadrlash kuni', 'Mustaqillik kuni', 'Oʻqituvchilar kuni'];

const places = defineTable({
  kind: 'place',
  name: 'places',
  columns: { title: text() },
  seed: () => [{ title: 'Navoiy' }, { title: 'Buxoro' }],
});
const holidays = defineTable({
  kind: 'holiday',
  name: 'holidays',
  columns: {
    title: json<Titles>(),
    code: unique(text()),
    year: integer(),
    place_id: reference('places'),
    active: flag(),
    note: nullable(text()),
  },
  unique: [['year', 'code']],
  indexes: [['place_id', 'id']],
  seed: ({ prng, db }) =>
    DAYS.map((day, nth) => ({
      title: fiveLanguages(day),
      code: `B-${nth}`,
      year: 2024 + Math.floor(nth / 2),
      place_id: prng.pick(selectRows(db, places)).id,
      active: nth !== 1,
      note: null,
    })),
});
const body = z.strictObject({
  title: localized,
  code: z.string().min(1),
  year: z.number().int(),
  place_id: z.number().int(),
  active: z.boolean(),
  note: z.string().nullable(),
});
/** A body that passes every rule. */
export const NEW = {
  title: fiveLanguages('Alifbo kuni'),
  code: 'A-1',
  year: 2026,
  place_id: 1,
  active: false,
  note: null,
};
export const MISSING = "Bunday bayram yo'q";
const shared = { table: holidays, missing: MISSING } as const;
const CALLERS: Callers = ['admin', 'region_manager'];

/** Invented records whose calls use every option of record calls. */
export const holidaysArea = defineArea({
  name: 'holidays',
  tables: [places, holidays],
  routes: [
    ...recordRoutes({
      ...shared,
      ids: {
        list: call('E901', 'GET /holidays', CALLERS),
        one: call('E902', 'GET /holidays/{id}', CALLERS),
        create: call('E903', 'POST /holidays', CALLERS),
        change: call('E904', 'PUT /holidays/{id}', CALLERS),
        remove: call('E905', 'DELETE /holidays/{id}', CALLERS),
      },
      list: {
        pages: byOffset(),
        order: ['-year', 'id'],
        filters: {
          year: equal('year', wholeNumber.optional()),
          before: where('year < ?', wholeNumber.optional()),
          search: search('title', 'note'),
        },
        requires(query, user) {
          if (query.year !== undefined && user.role !== 'admin') throw forbidden('year by another role');
        },
        answer: ({ id, title }) => ({ id, title: title.uz_lat }),
      },
      envelope: 'holiday',
      body,
      idInBody: true,
      answersId: true,
      requires({ body }) {
        if (body.year > 2100) throw wrongValue('Yil juda uzoq', 'year: too far');
      },
      scope(user, { place_id }) {
        if (user.role !== 'admin' && place_id !== user.region_id) throw forbidden('another place');
      },
      refuses({ body }) {
        if (body.note === 'band') throw new HttpProblem(409, 'Band');
      },
      unique: { columns: ['code'], message: ({ code }) => `${code} mavjud` },
      refusesRemoval(row) {
        if (row.active) throw new HttpProblem(409, "Faol bayramni o'chirib bo'lmaydi");
      },
    }),
    ...recordRoutes({
      ...shared,
      ids: { list: call('E906', 'GET /in-pages', 'staff') },
      list: { pages: byPage(3), order: ['id'] },
    }),
    ...recordRoutes({
      ...shared,
      ids: {
        create: call('E908', 'POST /from-a-name', CALLERS),
        change: call('E909', 'PUT /from-a-name/{id}', CALLERS),
      },
      body: z.strictObject({ name: z.string(), year: z.number() }),
      columns: ({ name, year }) => ({ ...NEW, title: fiveLanguages(name), code: name, year }),
    }),
    ...recordRoutes({
      ...shared,
      ids: { list: call('E907', 'GET /bare', CALLERS) },
      list: { pages: unpaged(), order: ['id'] },
    }),
  ],
});
