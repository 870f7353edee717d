import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fiveLanguages } from '../../platform/db/seed/languages.ts';
import { holidaysArea, MISSING, NEW } from './holidays.ts';
import { type Method, serveArea } from './serve-area.ts';

let holidays: Awaited<ReturnType<typeof serveArea>>;
beforeEach(async () => {
  holidays = await serveArea(holidaysArea);
});
afterEach(() => holidays.close());

const call: typeof holidays.call = (...asked) => holidays.call(...asked);
const ids = async (query: string) =>
  (await call('GET', `/holidays?${query}`)).body.data.map((row: { id: number }) => row.id);

describe('the list', () => {
  test('is sorted, paginated and counted', async () => {
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

  test('is paginated by page number with its total, for every declared role', async () => {
    const { body } = await call('GET', '/in-pages?page=1&size=3', undefined, 'moderator');
    expect(body).toMatchObject({
      content: [{ id: 4, active: true, note: null }],
      totalElements: 4,
      totalPages: 2,
      size: 3,
    });
    for (const query of ['page=0', 'page=0&size=4', 'page=0&size=0'])
      expect(await call('GET', `/in-pages?${query}`), query).toMatchObject({ status: 400, violations: 1 });
  });

  test('is unpaginated if the call has no pages', async () => {
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
  const gone = { status: 404, body: { message: MISSING }, violations: 0 };
  expect(await call('GET', `/holidays/${id}`)).toEqual(gone);
  expect(await call('PUT', `/holidays/${id}`, { id, ...NEW })).toEqual(gone);
  expect(await call('DELETE', `/holidays/${id}`)).toEqual(gone);
});

test('a body with other fields is stored in the columns derived from them', async () => {
  await call('POST', '/from-a-name', { name: 'Hayit', year: 2027 });
  const { title, code } = { title: fiveLanguages('Hayit'), code: 'Hayit' };
  expect((await call('GET', '/holidays/5')).body.holiday).toEqual({ ...NEW, id: 5, title, code, year: 2027 });
  await call('PUT', '/from-a-name/5', { name: 'Bayram', year: 2028 });
  expect((await call('GET', '/holidays/5')).body.holiday).toMatchObject({ code: 'Bayram', year: 2028 });
});

test.each<[what: string, status: number, violations: number, method: Method, path: string, body?: object]>([
  ['a field that is not named', 400, 1, 'POST', '/holidays', { ...NEW, day: 1 }],
  ['an invalid body', 400, 1, 'POST', '/holidays', { ...NEW, year: 2101 }],
  ['an invalid body for a missing record', 400, 1, 'PUT', '/holidays/9', { ...NEW, id: 9, year: 2101 }],
  ['the id of another one', 400, 1, 'PUT', '/holidays/1', { ...NEW, id: 2 }],
  ['no id', 400, 1, 'PUT', '/holidays/1', NEW],
  ['an id below 1', 400, 1, 'GET', '/holidays/0'],
  ['a body that a rule of the area refuses', 409, 0, 'POST', '/holidays', { ...NEW, note: 'band' }],
  ['the code of another record', 409, 0, 'PUT', '/holidays/1', { ...NEW, id: 1, code: 'B-1' }],
  ['the removal of a record that must stay', 409, 0, 'DELETE', '/holidays/1'],
])('%s is refused', async (_what, status, violations, method, path, body) => {
  expect(await call(method, path, body)).toMatchObject({ status, violations });
});

test('a record keeps its own code when it is changed', async () => {
  expect(await call('PUT', '/holidays/1', { ...NEW, id: 1, code: 'B-0' })).toMatchObject({ status: 200 });
});

test('a region_manager reads and writes only records of their own place', async () => {
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
