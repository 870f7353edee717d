import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineArea } from '../../platform/areas/area.ts';
import { addFold } from '../../platform/db/fold.ts';
import type { Titles } from '../../platform/db/products.ts';
import { selectRows } from '../../platform/db/rows.ts';
import { createAreaTables, seedAreas } from '../../platform/db/seed/areas.ts';
import { fiveLanguages } from '../../platform/db/seed/languages.ts';
import { defineTable, flag, integer, json, nullable, reference, text, unique } from '../../platform/db/table.ts';
import { createFaults } from '../../platform/faults.ts';
import { createApp } from '../../platform/http/app.ts';
import { localized } from '../../platform/http/localized.ts';
import { forbidden, HttpProblem, wrongValue } from '../../platform/http/problem.ts';
import { wholeNumber } from '../../platform/http/values.ts';
import { createRecorder } from '../../platform/recorder.ts';
import { byOffset, byPage, equal, search, unpaged, where } from '../../platform/routes/record-list.ts';
import { recordRoutes } from '../../platform/routes/records.ts';
import type { Services } from '../../platform/services.ts';
import type { PlatformUser } from '../../platform/types.ts';

const DAYS = ['Navroʻz', 'Xotira va qadrlash kuni', 'Mustaqillik kuni', 'Oʻqituvchilar kuni'];

const regions = defineTable({
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
      place_id: prng.pick(selectRows(db, regions)).id,
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
const shared = { table: holidays, roles: ['admin', 'region_manager'], missing: "Bunday bayram yo'q" } as const;

const area = defineArea({
  name: 'holidays',
  tables: [regions, holidays],
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
    ...recordRoutes({ ...shared, ids: { list: 'E907' }, path: '/bare', list: { pages: unpaged(), order: ['id'] } }),
  ],
});

const staff = (id: number, role: PlatformUser['role'], region_id: number | null): PlatformUser => ({
  ...{ id, role, region_id, username: role, password: '', full_name: role, district_id: null },
});
const USERS = [staff(1, 'admin', null), staff(2, 'region_manager', 1), staff(3, 'moderator', 1)];

let app: FastifyInstance;
let db: DatabaseSync;
const recorder = createRecorder();
beforeEach(async () => {
  db = new DatabaseSync(':memory:');
  createAreaTables(db, [area]);
  seedAreas(db, [area]);
  addFold(db);
  app = await createApp({ recorder, faults: createFaults(), expireToken: () => undefined });
  const find = (token: string) => USERS.find(({ role }) => role === token) ?? 'unknown';
  const services = { db, tokens: { find }, callOf: (request) => request.call } as Partial<Services> as Services;
  for (const route of area.routes) route.serve(app, services);
});
afterEach(async () => {
  await app.close();
  db.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Status and JSON of a call, and how many violations it adds. */
async function call(method: Method, path: string, payload?: object, role: PlatformUser['role'] = 'admin') {
  const before = recorder.violations().length;
  const url = `${path}${path.includes('?') ? '&' : '?'}cache=off`;
  const headers = { authorization: `Bearer ${role}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), violations: recorder.violations().length - before };
}
const ids = async (query: string) =>
  (await call('GET', `/holidays?${query}`)).body.data.map((row: { id: number }) => row.id);
const NEW = { title: fiveLanguages('Alifbo kuni'), code: 'A-1', year: 2026, place_id: 1, active: false, note: null };

describe('the list', () => {
  test('is sorted, cut into pages and counted', async () => {
    const { body } = await call('GET', '/holidays?limit=2&offset=1');
    expect(body).toEqual({
      data: [
        { id: 4, title: 'Oʻqituvchilar kuni' },
        { id: 1, title: 'Navroʻz' },
      ],
      count: 4,
    });
  });

  test('is narrowed by each of its parameters, and by several at once', async () => {
    expect(await ids('year=2024')).toEqual([1, 2]);
    expect(await ids('before=2025&search=XOTIRA')).toEqual([2]);
    expect(await ids("search=o'qit")).toEqual([4]);
    expect(await ids('search=%20')).toHaveLength(4);
    expect(await ids('search=uz_lat')).toEqual([]);
    expect(await call('GET', '/holidays?months=2')).toMatchObject({ status: 400, violations: 1 });
    expect(await call('GET', '/holidays?year=2024', undefined, 'region_manager')).toMatchObject({ status: 403 });
  });

  test('comes by the page with its total, for whoever it is declared', async () => {
    const { body } = await call('GET', '/in-pages?page=1&size=3', undefined, 'moderator');
    expect(body).toMatchObject({ content: [{ id: 4, active: true, note: null }], totalElements: 4 });
    for (const query of ['page=0', 'page=0&size=4', 'page=0&size=0'])
      expect(await call('GET', `/in-pages?${query}`), query).toMatchObject({ status: 400, violations: 1 });
  });

  test('comes whole where it has no pages', async () => {
    expect((await call('GET', '/bare')).body).toHaveLength(4);
    expect(await call('GET', '/bare', undefined, 'moderator')).toMatchObject({ status: 403, violations: 1 });
  });
});

test('a record is created, read in its envelope, changed and removed', async () => {
  const { body: added } = await call('POST', '/holidays', NEW);
  const { id } = added;
  expect(added).toEqual({ id: 5 });
  expect((await call('GET', `/holidays/${id}`)).body).toEqual({ holiday: { id, ...NEW } });
  expect(await call('PUT', `/holidays/${id}`, { id, ...NEW, note: 'Izoh' })).toMatchObject({ status: 200, body: {} });
  expect((await call('GET', `/holidays/${id}`)).body.holiday.note).toBe('Izoh');
  expect(await call('DELETE', `/holidays/${id}`)).toMatchObject({ status: 200, body: {} });
  const gone = { status: 404, body: { message: shared.missing }, violations: 0 };
  expect(await call('GET', `/holidays/${id}`)).toEqual(gone);
  expect(await call('PUT', `/holidays/${id}`, { id, ...NEW })).toEqual(gone);
  expect(await call('DELETE', `/holidays/${id}`)).toEqual(gone);
});

test.each<[what: string, status: number, violations: number, method: Method, path: string, body?: object]>([
  ['a field that is not named', 400, 1, 'POST', '/holidays', { ...NEW, day: 1 }],
  ['a body that is wrong in itself', 400, 1, 'POST', '/holidays', { ...NEW, year: 2101 }],
  ['a body that is wrong in itself, of nothing', 400, 1, 'PUT', '/holidays/9', { ...NEW, id: 9, year: 2101 }],
  ['the id of another one', 400, 1, 'PUT', '/holidays/1', { ...NEW, id: 2 }],
  ['no id', 400, 1, 'PUT', '/holidays/1', NEW],
  ['an id below 1', 400, 1, 'GET', '/holidays/0'],
  ['what something else forbids', 409, 0, 'POST', '/holidays', { ...NEW, note: 'band' }],
  ['the code of another one', 409, 0, 'PUT', '/holidays/1', { ...NEW, id: 1, code: 'B-1' }],
  ['the removal of what must stay', 409, 0, 'DELETE', '/holidays/1'],
])('%s is refused', async (_what, status, violations, method, path, body) => {
  expect(await call(method, path, body)).toMatchObject({ status, violations });
});

test('a record keeps its own code when it is changed', async () => {
  expect(await call('PUT', '/holidays/1', { ...NEW, id: 1, code: 'B-0' })).toMatchObject({ status: 200 });
});

test('another person touches records of the own place alone', async () => {
  const [own, other] = [1, 2].map((place_id) => ({ ...NEW, place_id, code: `P-${place_id}` }));
  const [mine, foreign] = [await call('POST', '/holidays', own), await call('POST', '/holidays', other)].map(
    ({ body }) => body.id,
  );
  const as = (method: Method, path: string, body?: object) => call(method, path, body, 'region_manager');
  expect(await as('GET', `/holidays/${mine}`)).toMatchObject({ status: 200 });
  expect(await as('PUT', `/holidays/${mine}`, { ...own, id: mine })).toMatchObject({ status: 200 });
  for (const answer of [
    await as('GET', `/holidays/${foreign}`),
    await as('PUT', `/holidays/${foreign}`, { ...own, id: foreign }),
    await as('PUT', `/holidays/${mine}`, { ...other, id: mine }),
    await as('POST', '/holidays', { ...other, code: 'P-3' }),
    await as('DELETE', `/holidays/${foreign}`),
  ])
    expect(answer).toMatchObject({ status: 403, violations: 1 });
});
