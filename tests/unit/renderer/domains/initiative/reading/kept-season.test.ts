import { AppError } from '@shared/errors.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { NOTHING_READ, type WholeList, withPage } from '@/domains/initiative/reading/so-far.ts';

type Kept = { head: unknown; rows: readonly unknown[] };
const store = vi.hoisted(() => ({
  kept: undefined as Kept | undefined,
  noted: [] as string[],
  refused: null as Error | null,
  removed: [] as string[],
}));
vi.mock('@/kit/keeps/kept-rows.ts', () => ({
  keepRows: async (_: string, kept: Kept) => {
    store.kept = JSON.parse(JSON.stringify(kept));
  },
  loadRows: async (
    _: string,
    { head, row }: { head: { parse: (value: unknown) => unknown }; row: { parse: (value: unknown) => unknown } },
  ) => {
    if (store.refused) throw store.refused;
    return store.kept && { head: head.parse(store.kept.head), rows: store.kept.rows.map((one) => row.parse(one)) };
  },
}));
vi.mock('@/api/note-defect.ts', () => ({ noteDefect: async ({ name }: Error) => void store.noted.push(name) }));

vi.mock('@/api/bridge.ts', () => ({
  bridge: { keeps: { remove: async ({ name }: { name: string }) => void store.removed.push(name) } },
  unwrap: (answer: unknown) => answer,
}));
const { keepSeason, loadSeason } = await import('@/domains/initiative/reading/kept-season.ts');

const DAY_MS = 86_400_000;
const AT = 1_800_000_000_000;
const rows = [
  { id: 3, title: { uz_lat: "Yo'l" }, district_id: 12, district_title: 'Chilonzor', region_id: 1, stage: 'INITIAL' },
  { id: 2, created_at: 1_700_000_000, images: ['a', 'a', null], moderation_sub_stage: 'WHO_KNOWS', is_editable: '1' },
  { id: 1, moderator_comment: null, purchased_goods_file: 'f-1', description: ' Smeta '.repeat(100) },
].map((row) => initiativeSchema.parse(row));
const whole: WholeList = {
  soFar: withPage(NOTHING_READ, { rows, total: 4, unread: [{ index: 3, id: '9' }] }, 100),
  about: true,
  at: AT,
};

beforeEach(() => {
  store.kept = undefined;
  store.refused = null;
  for (const list of [store.noted, store.removed]) list.length = 0;
});

describe('a season that was read', () => {
  it('comes back as it was, with the time of its reading', async () => {
    await keepSeason({ board: 5, whole });
    expect(await loadSeason(AT + DAY_MS)).toEqual({ board: 5, whole });
    expect(store.removed).toEqual([]);
  });

  it.each([31 * DAY_MS, -31 * DAY_MS])('is none after %i ms, and is removed', async (later) => {
    await keepSeason({ board: 5, whole });
    expect(await loadSeason(AT + later)).toBeNull();
    expect([store.noted, store.removed]).toEqual([[], ['season']]);
  });

  it('that the disk refuses now is none, and no defect', async () => {
    store.refused = new AppError({ kind: 'file' });
    expect(await loadSeason(AT)).toBeNull();
    expect([store.noted, store.removed]).toEqual([[], []]);
  });

  it('that this version cannot read is none, which is logged by name', async () => {
    store.kept = { head: { of: 'a newer version' }, rows: [] };
    expect(await loadSeason(AT)).toBeNull();
    expect(store.noted).toEqual(['UnreadableSeason']);
  });
});
