import { AppError } from '@shared/errors.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** Calls to the platform, and its answer. */
const calls: Record<string, unknown>[] = [];
let answer: unknown = { ok: true, value: null };
const request = async ({ requestId: _, ...call }: Record<string, unknown>) => {
  calls.push(call);
  return answer;
};
const noteOddFields = vi.fn(async () => ({ ok: true, value: { number: 'K7M3PX' } }));
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields } } });
const { defineCrud } = await import('@/kit/crud/define-crud.ts');
const { recordForm } = await import('@/kit/forms/record-form.ts');
const { ANY_LIST, NUMBERED_PAGES, wholeList } = await import('@/kit/crud/list-shape.ts');
const { ELSEWHERE } = await import('@/kit/owner.ts');
const { textField } = await import('@/kit/forms/record-fields.ts');
const { Unrepeatable } = await import('@/api/unrepeatable.ts');

beforeEach(() => {
  calls.length = 0;
  noteOddFields.mockClear();
  answer = { ok: true, value: null };
});

const row = z.object({ id: z.number() });
const form = recordForm({ name: textField() });
const funds = defineCrud({ path: 'api/v1/funds', row, form, envelope: 'fund' });
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('a list', () => {
  it('is requested with its filters and knows the offset of its page', async () => {
    answer = { ok: true, value: { data: [{ id: 3 }], count: 21 } };
    const page = await client().fetchQuery(funds.list({ limit: 10, offset: 20, year: null }));
    expect(page).toEqual({ rows: [{ id: 3 }], total: 21, offset: 20 });
    expect(calls).toEqual([{ method: 'GET', path: 'api/v1/funds', query: { limit: 10, offset: 20, year: null } }]);
  });

  it('has a cache entry for each language and each set of filters', async () => {
    const queries = client();
    answer = { ok: true, value: { data: [] } };
    for (const list of [funds.list({}), funds.list({}, 'ru'), funds.list({ year: 2026 })])
      await queries.fetchQuery(list);
    expect(calls).toHaveLength(3);
    expect(calls[1]).toMatchObject({ language: 'ru' });
  });

  it('holds its rows under the configured name', async () => {
    const news = defineCrud({ path: 'api/v1/news', row, rows: 'news' });
    answer = { ok: true, value: { news: [{ id: 1 }, { id: 2 }] } };
    expect(await client().fetchQuery(news.list({}))).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 2, offset: 0 });
  });

  it('with numbered pages is requested by page number, and keeps the offset of its rows', async () => {
    const forum = defineCrud({ path: 'api/v1/forum', row, rows: NUMBERED_PAGES });
    answer = { ok: true, value: { content: [{ id: 41 }], totalElements: 41 } };
    const page = await client().fetchQuery(forum.list({ limit: 20, offset: 40, regionId: 3 }));
    expect(page).toEqual({ rows: [{ id: 41 }], total: 41, offset: 40 });
    expect(calls).toMatchObject([{ path: 'api/v1/forum', query: { page: 2, size: 20, regionId: 3 } }]);
  });

  it('that is a bare array is read without paging, with an unreadable row set apart', async () => {
    const orderers = defineCrud({ path: 'api/v1/orderers', row, rows: ANY_LIST });
    answer = { ok: true, value: [{ id: 1 }, { id: 'x' }, { id: 3 }] };
    const page = await client().fetchQuery(orderers.list({ limit: 10, offset: 0, search: 'a' }));
    expect(page).toEqual({ rows: [{ id: 1 }, { id: 3 }], unread: [{ index: 1, id: 'x' }], total: 3, offset: 0 });
    expect(calls[0]?.query).toEqual({ search: 'a' });
    answer = { ok: true, value: { foo: { data: [] } } };
    await expect(client().fetchQuery(orderers.list({}))).rejects.toMatchObject({ kind: 'unexpected-shape' });
  });

  it.each([
    ['under a name', wholeList('results'), { results: [{ id: 1 }, { id: 2 }] }],
    ['in an unknown envelope', ANY_LIST, { params: [{ id: 1 }, { id: 2 }] }],
  ])('that is unpaginated %s has no pages', async (_, rows, value) => {
    const params = defineCrud({ path: 'api/v1/params', row, rows });
    answer = { ok: true, value };
    const page = await client().fetchQuery(params.list({}));
    expect(page).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 2, offset: 0 });
    expect([params.whole, funds.whole]).toEqual([true, false]);
    expect(calls).toEqual([{ method: 'GET', path: 'api/v1/params', query: {} }]);
  });

  it('of another shape is refused, and logged', async () => {
    answer = { ok: true, value: { data: 'x' } };
    await expect(client().fetchQuery(funds.list({}))).rejects.toMatchObject({ kind: 'unexpected-shape' });
    expect(noteOddFields.mock.calls).toEqual([[{ method: 'GET', path: 'api/v1/funds', fields: ['data'] }]]);
  });

  it('with an unreadable row keeps the others, and the field is logged without its value', async () => {
    answer = { ok: true, value: { data: [{ id: 3 }, { id: 'x' }], count: 2 } };
    const page = await client().fetchQuery(funds.list({}));
    expect(page).toEqual({ rows: [{ id: 3 }], unread: [{ index: 1, id: 'x' }], total: 2, offset: 0 });
    expect(noteOddFields.mock.calls).toEqual([[{ method: 'GET', path: 'api/v1/funds', fields: ['data.1.id'] }]]);
  });
});

describe('one record', () => {
  it('is read by its id, which is escaped in the path', async () => {
    answer = { ok: true, value: { fund: { name: 'Yoʻl' } } };
    expect(await client().fetchQuery(funds.item('7/../8'))).toEqual({ name: 'Yoʻl' });
    expect(calls).toEqual([{ method: 'GET', path: 'api/v1/funds/7%2F..%2F8' }]);
  });

  it('is read again whenever it is requested', async () => {
    const queries = client();
    answer = { ok: true, value: { name: 'a' } };
    await queries.fetchQuery(funds.item('7'));
    answer = { ok: true, value: { name: 'b' } };
    expect(await queries.fetchQuery(funds.item('7'))).toEqual({ name: 'b' });
  });

  it('is found in the whole list where there is no call for one record', async () => {
    const contacts = defineCrud({ path: 'api/v1/contacts', row, rows: 'results', form, readFrom: 'list' });
    answer = {
      ok: true,
      value: {
        results: [
          { id: 1, name: 'a' },
          { id: '7', name: 'b' },
          { id: 8, name: {} },
        ],
      },
    };
    expect(await client().fetchQuery(contacts.item('7'))).toEqual({ name: 'b' });
    await expect(client().fetchQuery(contacts.item('9'))).rejects.toMatchObject({ kind: 'not-found' });
    await expect(client().fetchQuery(contacts.item('8'))).rejects.toMatchObject({ kind: 'unexpected-shape' });
    expect(calls[0]).toEqual({ method: 'GET', path: 'api/v1/contacts' });
  });

  it('belongs to its owner: its id is sent with it, and a record of another is not read', async () => {
    for (const readFrom of ['path', 'list'] as const) {
      const lines = defineCrud({ path: 'api/v1/lines', row, form, readFrom, owner: { key: 'budget_id', id: 5 } });
      const read = (record: object) => {
        answer = { ok: true, value: readFrom === 'path' ? record : { data: [{ id: 7, ...record }] } };
        return client().fetchQuery(lines.item('7'));
      };
      expect(await read({ name: 'a', budget_id: 5 })).toEqual({ name: 'a' });
      expect(await read({ name: 'a', budget_id: '5' })).toEqual({ name: 'a' });
      // No document promises that a record names its owner.
      expect(await read({ name: 'a' })).toEqual({ name: 'a' });
      await expect(read({ name: 'a', budget_id: 6 })).rejects.toMatchObject({ kind: 'not-found', detail: ELSEWHERE });
      calls.length = 0;
      await lines.save({ name: 'a' }, '7');
      expect(calls).toEqual([{ method: 'PUT', path: 'api/v1/lines/7', body: { name: 'a', budget_id: 5 } }]);
    }
  });

  it('is completed with data of other calls, wherever it was read', async () => {
    const more = {
      path: 'api/v1/more',
      row,
      form,
      complete: async ({ name }: { name: string }) => ({ name: `${name}!` }),
    };
    answer = { ok: true, value: { id: 7, name: 'a' } };
    expect(await client().fetchQuery(defineCrud(more).item('7'))).toEqual({ name: 'a!' });
    answer = { ok: true, value: { data: [{ id: 7, name: 'b' }] } };
    expect(await client().fetchQuery(defineCrud({ ...more, readFrom: 'list' }).item('7'))).toEqual({ name: 'b!' });
  });

  it('begins as a new record where no call reads it', async () => {
    const results = defineCrud({ path: 'api/v1/results', row, form, readFrom: 'nowhere' });
    expect(await client().fetchQuery(results.item('7'))).toEqual({ name: '' });
    expect(calls).toEqual([]);
  });

  it('is added, changed and deleted by POST, PUT and DELETE', async () => {
    await funds.save({ name: 'a' }, undefined);
    await funds.save({ name: 'b' }, '7');
    await funds.remove(7);
    expect(calls).toEqual([
      { method: 'POST', path: 'api/v1/funds', body: { name: 'a' } },
      { method: 'PUT', path: 'api/v1/funds/7', body: { name: 'b' } },
      { method: 'DELETE', path: 'api/v1/funds/7' },
    ]);
  });

  it('has a collection of its own where the list is elsewhere', async () => {
    const reports = defineCrud({ path: 'api/v1/moderators/reports', row, oneAt: 'api/v1/reports', form });
    answer = { ok: true, value: { name: 'a' } };
    await client().fetchQuery(reports.item('7'));
    await reports.save({ name: 'a' }, undefined);
    await reports.save({ name: 'b' }, '7');
    await reports.remove(7);
    expect(calls).toEqual([
      { method: 'GET', path: 'api/v1/reports/7' },
      { method: 'POST', path: 'api/v1/reports', body: { name: 'a' } },
      { method: 'PUT', path: 'api/v1/reports/7', body: { name: 'b' } },
      { method: 'DELETE', path: 'api/v1/reports/7' },
    ]);
    expect(reports.item('7').queryKey[0]).toBe('api/v1/moderators/reports');
  });

  it('is saved and deleted as its adapters say', async () => {
    const odd = defineCrud({
      path: 'api/v1/odd',
      row,
      form: recordForm({ title: textField() }),
      save: ({ title }, id = '0') => ({ method: 'PATCH', path: 'api/v1/odd-save', form: { title, id } }),
      remove: (id) => ({ method: 'POST', path: 'api/v1/odd-remove', body: { id } }),
    });
    await odd.save({ title: 'a' }, undefined);
    await odd.remove('7');
    expect(calls).toEqual([
      { method: 'PATCH', path: 'api/v1/odd-save', form: { title: 'a', id: '0' } },
      { method: 'POST', path: 'api/v1/odd-remove', body: { id: '7' } },
    ]);
  });

  it('is added once: if the outcome is not known, only the person may repeat the call', async () => {
    for (const error of [{ kind: 'server', status: 502 }, { kind: 'timeout' }] as const) {
      answer = { ok: false, error };
      await expect(funds.save({ name: 'a' }, undefined)).rejects.toBeInstanceOf(Unrepeatable);
      await expect(funds.save({ name: 'a' }, '7')).rejects.not.toBeInstanceOf(Unrepeatable);
      await expect(funds.remove(7)).rejects.not.toBeInstanceOf(Unrepeatable);
    }
    answer = { ok: false, error: { kind: 'invalid', status: 400 } };
    await expect(funds.save({ name: 'a' }, undefined)).rejects.not.toBeInstanceOf(Unrepeatable);
  });

  it('that the platform refuses is an error with its message', async () => {
    answer = { ok: false, error: { kind: 'invalid', status: 409, serverMessage: 'Band' } };
    const refusal = new AppError({ kind: 'invalid', status: 409, serverMessage: 'Band' });
    await expect(funds.save({ name: 'a' }, undefined)).rejects.toEqual(refusal);
    await expect(funds.remove(7)).rejects.toEqual(refusal);
  });
});

it('a refresh invalidates its own queries, and no others', async () => {
  const queries = client();
  answer = { ok: true, value: { data: [] } };
  const list = funds.list({});
  await queries.fetchQuery(list);
  await queries.fetchQuery({ queryKey: ['api/v1/other'], queryFn: () => 1 });
  await funds.refresh(queries);
  expect(queries.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(['api/v1/other'])?.isInvalidated).toBe(false);
});

it('a refresh invalidates queries of its list and its collection, such as a lookup there, once each', async () => {
  const queries = client();
  const schools = defineCrud({ path: 'api/v1/schools/pagination', oneAt: 'api/v1/schools', row });
  const keys = [
    ['api/v1/schools/pagination', 'list'],
    ['api/v1/schools', 'lookup'],
    ['api/v1/funds', 'list'],
  ];
  for (const key of keys) queries.setQueryData(key, []);
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  await schools.refresh(queries);
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  await funds.refresh(queries);
  expect(invalidate).toHaveBeenCalledTimes(3);
});
