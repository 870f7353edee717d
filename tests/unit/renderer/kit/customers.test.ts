import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

let answer: unknown;
vi.stubGlobal('window', {
  bridge: { api: { request: async () => ({ ok: true, value: answer }), cancel: async () => ({ ok: true }) } },
});
const { customersQuery } = await import('@/entities/customers.ts');
const read = (body: unknown) => {
  answer = body;
  return new QueryClient().fetchQuery({ ...customersQuery, retry: false });
};

test('a customer goes by its title, else by its tax number, else by its number', async () => {
  const data = [
    { id: 1, title: ' Andijon viloyati hokimligi ', tin: 200_100_037 },
    { id: 2, title: '  ', tin: '200100038' },
    { id: 3, title: null, tin: '' },
    { id: 4 },
  ];
  expect(await read({ data })).toEqual([
    { value: 1, label: 'Andijon viloyati hokimligi', hint: '200100037' },
    { value: 2, label: '200100038', hint: '200100038' },
    { value: 3, label: '3', hint: null },
    { value: 4, label: '4', hint: null },
  ]);
});

test.each([[{}], [{ data: null }], [{ data: [] }]])('%j names none', async (body) => {
  expect(await read(body)).toEqual([]);
});

test.each([
  [null],
  ['x'],
  [{ data: {} }],
  [{ data: [null] }],
  [{ data: [{ title: 'Hokimlik' }] }],
  [{ data: [{ id: '7' }] }],
])('%j is no answer', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ kind: 'unexpected-shape' });
});
