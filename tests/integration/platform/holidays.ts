import { z } from 'zod';
import { defineArea } from '../../platform/areas/area.ts';
import type { Titles } from '../../platform/db/products.ts';
import { selectRows } from '../../platform/db/rows.ts';
import { fiveLanguages } from '../../platform/db/seed/languages.ts';
import { defineTable, flag, integer, json, nullable, reference, text, unique } from '../../platform/db/table.ts';
import { localized } from '../../platform/http/localized.ts';
import { forbidden, HttpProblem, wrongValue } from '../../platform/http/problem.ts';
import { wholeNumber } from '../../platform/http/values.ts';
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
const shared = { table: holidays, roles: ['admin', 'region_manager'], missing: MISSING } as const;

/** Invented records whose calls use every option of record calls. */
export const holidaysArea = defineArea({
  name: 'holidays',
  tables: [places, holidays],
  routes: [
    ...recordRoutes({
      ...shared,
      ids: { list: 'E901', one: 'E902', create: 'E903', change: 'E904', remove: 'E905' },
      path: '/holidays',
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
      ids: { list: 'E906' },
      path: '/in-pages',
      list: { pages: byPage(3), order: ['id'], roles: 'staff' },
    }),
    ...recordRoutes({
      ...shared,
      ids: { create: 'E908', change: 'E909' },
      path: '/from-a-name',
      body: z.strictObject({ name: z.string(), year: z.number() }),
      columns: ({ name, year }) => ({ ...NEW, title: fiveLanguages(name), code: name, year }),
    }),
    ...recordRoutes({ ...shared, ids: { list: 'E907' }, path: '/bare', list: { pages: unpaged(), order: ['id'] } }),
  ],
});
