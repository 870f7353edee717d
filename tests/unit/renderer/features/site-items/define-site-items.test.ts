import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Calls to the platform, and its answer. */
const calls: Record<string, unknown>[] = [];
let value: unknown = null;
const request = async ({ requestId: _, ...call }: Record<string, unknown>) => {
  calls.push(call);
  return { ok: true, value };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} }, app: { noteOddFields: () => {} } } });
const { news } = await import('@/features/site-items/news.ts');
const { greenBudget } = await import('@/features/site-items/green-budget.ts');
const { stateBuying } = await import('@/features/site-items/state-buying.ts');
const { siteItemForm } = await import('@/features/site-items/site-item.ts');

beforeEach(() => {
  calls.length = 0;
  value = null;
});

const image = { hash: 'a'.repeat(40), name: '' };
const texts = { uz_lat: 'a', ru: 'b', en: 'c' };
const sent = siteItemForm.schema.parse({
  ...siteItemForm.empty(),
  title: texts,
  context: texts,
  image,
  created_date: '2026-11-21 10:00:00',
});

describe.each([
  ['news', news],
  ['green-budget', greenBudget],
  ['state-buying', stateBuying],
])('%s', (name, { crud, switchTo, list }) => {
  it('is read by the calls of the administrator, written by those of the site', async () => {
    const client = new QueryClient();
    value = { content: [{ id: 4, title: 'Sarlavha' }], count: 1 };
    expect(await client.fetchQuery(crud.list({ limit: 10, offset: 0 }, 'ru'))).toMatchObject({ rows: [{ id: 4 }] });
    await crud.save(sent, undefined);
    await crud.save({ ...sent, active: false }, '4');
    await crud.remove(4);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET api/v1/admin/${name}`,
      `POST api/v1/${name}`,
      `PUT api/v1/${name}/4`,
      `DELETE api/v1/${name}/4`,
    ]);
    expect(calls[0]).toMatchObject({ language: 'ru', query: { limit: 10, offset: 0 } });
    // A new item is shown at once; an existing item keeps its switch (Z-124).
    expect(calls[1]).toMatchObject({ body: { active: true } });
    expect(calls[2]).toMatchObject({ body: { ...sent, active: false } });
  });

  it('is switched by the newer service, and returns its new state (G-006, Z-063)', async () => {
    value = { active: true };
    expect(await switchTo(4, false)).toBe(true);
    expect(calls).toEqual([
      { method: 'GET', path: `api/v1/admin/${name}/4` },
      { method: 'PATCH', path: `api/v2/info/${name}/4` },
    ]);
    // As wanted already: the toggle would undo it.
    expect(await switchTo(4, true)).toBe(true);
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    value = { done: true };
    await expect(switchTo(4, true)).rejects.toMatchObject({ kind: 'unexpected-shape' });
  });

  it('is listed at the address of its name', () => expect(list).toBe(`/app/${name}`));
});

it('saving leads to the list, cancelling to the news (G-001 to G-005, Z-064)', () => {
  expect([news.ways, greenBudget.ways, stateBuying.ways]).toEqual([
    { saved: '/app/news', left: '/app/news' },
    { saved: '/app/green-budget', left: '/app/news' },
    { saved: '/app/state-buying', left: '/app/news' },
  ]);
});
