import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const profile = { role: 'moderator', id: 7, region_id: 1, district_id: 12, region_derived: false };
let session: unknown;
let kept: unknown = null;
/** What happens between the packs. */
let meanwhile = () => {};
vi.stubGlobal('requestIdleCallback', (done: () => void) => {
  meanwhile();
  return setTimeout(done);
});
vi.stubGlobal('cancelIdleCallback', clearTimeout);
vi.stubGlobal('window', {
  bridge: {
    session: { current: async () => ({ ok: true, value: session }) },
    keeps: {
      load: async () => ({ ok: true, value: kept === null ? null : { value: kept, savedAt: 0 } }),
      save: async ({ value }: { value: unknown }) => {
        kept = structuredClone(value);
        return { ok: true, value: null };
      },
    },
  },
});
const { keepRows, loadRows } = await import('@/kit/keeps/kept-rows.ts');

const signIn = (changes: object = {}) => {
  session = { status: 'signed-in', profile: { ...profile, ...changes } };
};
const rows = Array.from({ length: 600 }, (_, id) => ({ id, title: `Yoʻl №${id}`, author: null }));
const row = z.object({ id: z.int(), title: z.string(), author: z.null() });
const head = z.object({ at: z.int() });
const load = () => loadRows('season', { head, row });

beforeEach(() => {
  kept = null;
  meanwhile = () => {};
  signIn();
});

describe('the rows of a long reading', () => {
  it('come back as they were, in their order, from a quarter of their size', async () => {
    expect(await load()).toBeNull();
    await keepRows('season', { head: { at: 5 }, rows });
    expect(await load()).toEqual({ head: { at: 5 }, rows });
    expect(JSON.stringify(kept).length).toBeLessThan(JSON.stringify(rows).length / 4);
  });

  it('are kept without personal numbers', async () => {
    const title = 'Telefonim +998 90 123 45 67, yordam bering';
    await keepRows('season', { head: { at: 5 }, rows: [{ id: 1, title, author: null }] });
    expect((await load())?.rows).toEqual([{ id: 1, title: 'Telefonim •••, yordam bering', author: null }]);
  });

  it.each([{ id: 8 }, { role: 'admin' }, { district_id: 13 }, { region_id: 2 }])('are none for %j', async (other) => {
    await keepRows('season', { head: { at: 5 }, rows });
    signIn(other);
    expect(await load()).toBeNull();
    signIn();
    expect(await load()).not.toBeNull();
  });

  it('are not kept for who has signed in while they were packed', async () => {
    meanwhile = () => signIn({ id: 8 });
    await keepRows('season', { head: { at: 5 }, rows });
    expect(kept).toBeNull();
  });

  it('that this version cannot read are refused', async () => {
    await keepRows('season', { head: { at: 5 }, rows: [...rows, { id: 'x' }] });
    await expect(load()).rejects.toThrow();
  });
});
