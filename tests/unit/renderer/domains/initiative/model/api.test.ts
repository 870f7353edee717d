import { beforeEach, describe, expect, it, vi } from 'vitest';

let answer: unknown;
const noteOddFields = vi.fn();
vi.stubGlobal('window', {
  bridge: { app: { noteOddFields }, api: { request: async () => answer, cancel: async () => ({ ok: true }) } },
});
const { readInitiative } = await import('@/domains/initiative/model/api.ts');
const { readRegistry } = await import('@/domains/initiative/registry/api.ts');

beforeEach(() => void noteOddFields.mockClear());

describe.each<[name: string, read: () => Promise<unknown>, body: object, what: unknown]>([
  [
    'an initiative',
    () => readInitiative(7),
    { id: 7, title: "Yo'l" },
    expect.objectContaining({ id: 7, title: "Yo'l" }),
  ],
  ['the registry', () => readRegistry(7), { products: [{ id: 5 }] }, [expect.objectContaining({ id: 5 })]],
])('Z-130, Z-154: %s', (_name, read, body, what) => {
  it.each([
    ['bare', body],
    ['in data', { data: body }],
    ['under the only name', { record: body }],
  ])('%s is read', async (_where, value) => {
    answer = { ok: true, value };
    expect(await read()).toEqual(what);
  });

  it('in an unknown envelope is an error, and is logged', async () => {
    answer = { ok: true, value: { foo: { bar: body } } };
    await expect(read()).rejects.toMatchObject({ kind: 'unexpected-shape' });
    expect(noteOddFields.mock.calls).toMatchObject([[{ method: 'GET', fields: ['answer'] }]]);
  });
});

it('a registry with an unreadable line is not read at all: saving would lose the line', async () => {
  answer = { ok: true, value: { products: [{ id: 5 }, { id: 6, price: 'arzon' }] } };
  await expect(readRegistry(7)).rejects.toMatchObject({ kind: 'unexpected-shape' });
  expect(noteOddFields.mock.calls[0]?.[0]).toMatchObject({ fields: ['products.1.price'] });
});
