import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

let answer: unknown;
const request = vi.fn(async (_: { query?: { offset?: number } }): Promise<unknown> => ({ ok: true, value: answer }));
const noteOddFields = vi.fn();
vi.stubGlobal('window', {
  bridge: {
    app: { noteOddFields },
    api: { request, cancel: async () => ({ ok: true }) },
  },
});
const { customersQuery } = await import('@/entities/customers.ts');
const read = (body: unknown) => {
  answer = body;
  return new QueryClient().fetchQuery({ ...customersQuery, retry: false });
};

test('a customer is labelled by its title, else its tax number, else "ID" and its id', async () => {
  const data = [
    { id: 1, title: ' Andijon viloyati hokimligi ', tin: 200_100_037 },
    { id: 2, title: '  ', tin: '200100038' },
    { id: 3, title: null, tin: '' },
    { id: 4 },
  ];
  expect(await read({ data })).toEqual([
    { value: 1, label: 'Andijon viloyati hokimligi', hint: '200100037' },
    { value: 2, label: '200100038', hint: '200100038' },
    { value: 3, label: 'ID 3', hint: null },
    { value: 4, label: 'ID 4', hint: null },
  ]);
});

test.each([[null], [{ data: null }], [{ data: [] }]])('%j gives no customers', async (body) => {
  expect(await read(body)).toEqual([]);
});

test.each([[{}], ['x'], [{ data: {} }]])('%j is refused', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

test('an unreadable customer is left out and logged; an id may be a text', async () => {
  noteOddFields.mockClear();
  const data = [{ id: '7', title: 'Hokimlik' }, null, { title: 'Suv' }, { id: 'x' }, { id: 8, title: 'Suv' }];
  expect(await read({ data })).toEqual([
    { value: 7, label: 'Hokimlik', hint: null },
    { value: 8, label: 'Suv', hint: null },
  ]);
  expect(noteOddFields.mock.calls[0]?.[0]).toMatchObject({ fields: ['data.1', 'data.2', 'data.3'] });
});

test.each([
  ['without a total', undefined, [0, 2, 3]],
  ['with one that is null', null, [0, 2, 3]],
  ['with one that is no number', 'koʻp', [0, 2, 3]],
  ['up to the total that the platform gives', '3', [0, 2]],
])('customers are read on %s', async (_, count, asked) => {
  request.mockClear();
  request.mockImplementation(async ({ query: { offset = 0 } = {} }) => ({
    ok: true,
    value: { data: [{ id: 1 }, { id: 2 }, { id: 3 }].slice(offset, offset + 2), count },
  }));
  expect(await read(null)).toMatchObject([{ value: 1 }, { value: 2 }, { value: 3 }]);
  expect(request.mock.calls.map(([{ query }]) => query?.offset)).toEqual(asked);
});
