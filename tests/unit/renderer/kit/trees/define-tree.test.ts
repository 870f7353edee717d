import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Asked = { method: string; path: string; query?: unknown; body?: unknown };

const title = (uz_lat: string) => ({ uz_lat, uz_cyr: '', ru: '', en: '', kr: '' });
const answers = new Map<string, unknown>();
const asked: Asked[] = [];

vi.stubGlobal('window', {
  bridge: {
    api: {
      request: async ({ method, path, query, body }: Asked) => {
        asked.push({ method, path, ...(query !== undefined && { query }), ...(body !== undefined && { body }) });
        return answers.has(path)
          ? { ok: true, value: answers.get(path) }
          : { ok: false, error: { kind: 'not-found', status: 404 } };
      },
      cancel: async () => ({ ok: true, value: null }),
    },
  },
});
const { defineTree } = await import('@/kit/trees/define-tree.ts');

const tree = defineTree({ path: 'api/v1/lines', itemKey: 'line' });
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answers.clear();
  asked.length = 0;
});

/** A node at the platform, in its envelope or bare. */
const keep = (id: number, parent_id: number | null, enveloped = true) => {
  const node = { id, parent_id, title: title(`Satr ${id}`), created_at: '2026-01-12T10:00:00' };
  answers.set(`api/v1/lines/${id}`, enveloped ? { line: node } : node);
};

describe('the calls of a tree', () => {
  test('one node is read with or without its envelope', async () => {
    keep(3, 1);
    keep(4, null, false);
    expect(await client.fetchQuery(tree.node(3))).toEqual({
      id: 3,
      parentId: 1,
      title: title('Satr 3'),
      createdAt: '2026-01-12T10:00:00',
      type: null,
    });
    expect(await client.fetchQuery(tree.node(4))).toMatchObject({ id: 4, parentId: null });
  });

  test('a node may lack everything but its id, and have a plain title', async () => {
    answers.set('api/v1/lines/6', { id: 6, title: 'Daromadlar', type: 'INCOME' });
    expect(await client.fetchQuery(tree.node(6))).toMatchObject({ type: 'INCOME' });
    answers.set('api/v1/lines/5', { id: 5, title: 'Daromadlar' });
    expect(await client.fetchQuery(tree.node(5))).toEqual({
      id: 5,
      parentId: null,
      title: title('Daromadlar'),
      createdAt: null,
      type: null,
    });
  });

  test.each([[null], [7]])('all children of %j are requested at once', async (parent) => {
    answers.set('api/v1/lines', { data: [{ id: 8, parent_id: parent, title: null }] });
    expect(await client.fetchQuery(tree.children(parent))).toMatchObject([{ id: 8, parentId: parent }]);
    expect(asked).toEqual([
      { method: 'GET', path: 'api/v1/lines', query: { parent_id: parent, limit: 10_000, offset: 0 } },
    ]);
  });

  test('the trail begins at the root and requests each node once', async () => {
    keep(1, null);
    keep(3, 1);
    keep(9, 3);
    const trail = await client.fetchQuery(tree.trail(9));
    expect(trail.map(({ id }) => id)).toEqual([1, 3, 9]);
    expect(asked.map(({ path }) => path)).toEqual(['api/v1/lines/9', 'api/v1/lines/3', 'api/v1/lines/1']);
    await client.fetchQuery(tree.trail(3));
    expect(asked).toHaveLength(3);
  });

  test('the trail of a cyclic tree ends', async () => {
    keep(1, 3);
    keep(3, 1);
    expect((await client.fetchQuery(tree.trail(3))).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('the trail fails where a node on it cannot be read', async () => {
    keep(3, 1);
    await expect(client.fetchQuery(tree.trail(3))).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a new node is sent by POST, an existing one by PUT at its id, and deleted there', async () => {
    answers.set('api/v1/lines', null).set('api/v1/lines/3', null);
    const values = { title: title('Xarajatlar'), parent_id: 1 };
    await tree.crud.save(values, undefined);
    await tree.crud.save(values, '3');
    await tree.crud.remove(3);
    expect(asked).toEqual([
      { method: 'POST', path: 'api/v1/lines', body: values },
      { method: 'PUT', path: 'api/v1/lines/3', body: values },
      { method: 'DELETE', path: 'api/v1/lines/3' },
    ]);
  });

  test('the form is given the values that it sends', async () => {
    keep(3, 1);
    const values = await client.fetchQuery(tree.crud.item('3'));
    expect(values).toEqual({ title: title('Satr 3'), parent_id: 1 });
  });

  test('saving invalidates nodes, children and trails, and nothing of other trees', async () => {
    keep(1, null);
    answers.set('api/v1/lines', { data: [] });
    await client.fetchQuery(tree.trail(1));
    await client.fetchQuery(tree.children(null));
    client.setQueryData(['api/v1/others', 'node', 1], null);
    await tree.crud.refresh(client);
    const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey.slice(0, 2).join(' ')).sort()).toEqual([
      'api/v1/lines children',
      'api/v1/lines node',
      'api/v1/lines trail',
    ]);
  });
});

describe('a tree of several types', () => {
  const typed = defineTree({
    path: 'api/v1/lines',
    itemKey: 'line',
    types: [
      { value: 'INCOME', label: 'Daromad' },
      { value: 'EXPENSE', label: 'Xarajat' },
    ],
    titles: { required: [], marked: ['uz_lat'] },
  });

  test('children of a node are requested by type, and cached separately', async () => {
    answers.set('api/v1/lines', { data: [] });
    await client.fetchQuery(typed.children(7, 'INCOME'));
    await client.fetchQuery(typed.children(7, 'EXPENSE'));
    expect(asked.map(({ query }) => query)).toEqual([
      { parent_id: 7, type: 'INCOME', limit: 10_000, offset: 0 },
      { parent_id: 7, type: 'EXPENSE', limit: 10_000, offset: 0 },
    ]);
  });

  test('a node is read and sent with its type, also with an unknown one', async () => {
    answers.set('api/v1/lines/3', { line: { id: 3, type: 'EXPENSE', parent_id: null, title: title('Xarajatlar') } });
    answers.set('api/v1/lines/4', { line: { id: 4, type: 'OTHER', parent_id: null, title: null } });
    const values = await client.fetchQuery(typed.crud.item('3'));
    expect(values).toEqual({ type: 'EXPENSE', parent_id: null, title: title('Xarajatlar') });
    expect(typed.crud.form.schema.parse(values)).toEqual(values);
    const unknown = await client.fetchQuery(typed.crud.item('4'));
    expect(unknown.type).toBe('OTHER');
    const { schemaOf } = typed.crud.form;
    expect(schemaOf(unknown).parse({ ...unknown, title: title('Boshqa') })).toMatchObject({ type: 'OTHER' });
    expect(schemaOf(unknown).safeParse({ ...unknown, type: 'ELSE' }).error?.issues).toMatchObject([
      { path: ['type'], message: 'Majburiy maydon' },
    ]);
  });

  test('languages may be marked where no title is required', () => {
    const values = { type: 'INCOME', parent_id: null, title: title('') };
    expect(typed.crud.form.schema.safeParse(values).success).toBe(true);
    expect(typed.marked).toEqual(['uz_lat']);
  });

  test('each language that requires a title reports a missing one, and no other', () => {
    const { crud, marked } = defineTree({ path: 'x', itemKey: 'x', titles: { required: ['uz_lat', 'ru'] } });
    const wrong = crud.form.schema.safeParse({ parent_id: null, title: title('  ') }).error?.issues;
    expect(wrong?.map(({ path }) => path.join('.'))).toEqual(['title.uz_lat', 'title.ru']);
    expect(marked).toEqual(['uz_lat', 'ru']);
  });
});
