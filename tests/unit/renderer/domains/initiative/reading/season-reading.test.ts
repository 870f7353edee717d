import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { NOTHING_READ } from '@/domains/initiative/reading/so-far.ts';
import type { Paging } from '@/kit/page.ts';

const COUNT = 500;
const asked: Paging[] = [];
/** Answers the calls that wait, the oldest first. */
const waiting: (() => void)[] = [];
const kept: unknown[] = [];

const rowAt = (id: number) =>
  initiativeSchema.parse({
    ...{ id, district_id: 1, stage: id % 2 ? 'PASSED' : 'INITIAL' },
    moderation_sub_stage: id % 2 ? null : 'MODERATOR_DENIED',
  });
const page = ({ offset, limit }: Paging) => ({
  rows: Array.from({ length: Math.min(limit, COUNT - offset) }, (_, index) => rowAt(COUNT - offset - index)),
  total: COUNT,
});
vi.mock('@/domains/initiative/reading/season-ports.ts', () => ({
  seasonPorts: () => ({
    read: (paging: Paging, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        asked.push(paging);
        waiting.push(() => resolve(page(paging)));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    wait: async () => {},
    line: async () => {},
    now: () => 0,
  }),
}));
const seasons = { kept: [] as unknown[], load: async (): Promise<unknown> => null };
vi.mock('@/domains/initiative/reading/kept-season.ts', () => ({
  keepSeason: async (season: unknown) => void seasons.kept.push(season),
  loadSeason: () => seasons.load(),
}));
vi.stubGlobal('window', {
  bridge: {
    app: { showProgress: async () => ({ ok: true, value: null }) },
    keeps: {
      load: async () => ({ ok: true, value: null }),
      save: async ({ value }: { value: unknown }) => {
        kept.push(value);
        return { ok: true, value: null };
      },
    },
  },
});
const { heldReadingOf, rowsIn, seasonReadingOf, wholeOf, wholeSeason } = await import(
  '@/domains/initiative/reading/season-reading.ts'
);

const answer = async () => {
  await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  waiting.shift()?.();
};

beforeEach(() => {
  for (const list of [asked, waiting, kept, seasons.kept]) list.length = 0;
  seasons.load = async () => null;
});

test('a season is read once for all who look at it, and its parts are rows of it', async () => {
  const season = seasonReadingOf(new QueryClient());
  season.start(wholeSeason(5));
  season.start(wholeSeason(5));
  await answer();
  await answer();
  await vi.waitFor(() => expect(wholeOf(season.get(), wholeSeason(5))).not.toBeNull());
  expect(asked.map(({ offset }) => offset)).toEqual([0, 200]);
  const part = { ...wholeSeason(5), stage: 'PASSED' as const };
  const whole = wholeOf(season.get(), part);
  expect(whole && rowsIn(whole.soFar, part)).toHaveLength(250);
  expect(whole && rowsIn(whole.soFar, { stage: 'ALL', sub_stage: 'MODERATOR_DENIED' })).toHaveLength(250);
  expect(heldReadingOf(season.get(), part)).toBeNull();
  expect(wholeOf(season.get(), { ...part, search: 'suv' })).toBeNull();
  // Its sums are stored, and the season itself; of a part nothing is.
  await vi.waitFor(() => expect(seasons.kept).toEqual([{ board: 5, whole: wholeOf(season.get(), wholeSeason(5)) }]));
  expect(kept).toMatchObject([{ last: { board: 5, districts: [{ done: 250 }] } }]);
  season.start(part);
  for (let page = 0; page < 2; page++) await answer();
  await vi.waitFor(() => expect(heldReadingOf(season.get(), part)?.whole).toBeTruthy());
  expect(seasons.kept).toHaveLength(1);
});

test('a season that is kept is there at the next start, unless it is being read anew', async () => {
  const whole = { soFar: { ...NOTHING_READ, rows: new Map([[1, rowAt(1)]]), total: 1 }, about: false, at: 1000 };
  seasons.load = async () => ({ board: 5, whole });
  const season = seasonReadingOf(new QueryClient());
  await vi.waitFor(() => expect(wholeOf(season.get(), wholeSeason(5))).toBe(whole));
  expect(heldReadingOf(season.get(), wholeSeason(5))?.end).toEqual({ state: 'whole' });
  expect(asked).toEqual([]);
  const anew = seasonReadingOf(new QueryClient());
  anew.start(wholeSeason(5));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(heldReadingOf(anew.get(), wholeSeason(5))).toMatchObject({ end: null, whole: null });
  anew.stop();
});

test('a reading that was stopped goes on where it was; another list stops the one that runs', async () => {
  const season = seasonReadingOf(new QueryClient());
  season.start(wholeSeason(5));
  await answer();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  season.stop();
  season.start(wholeSeason(5));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toMatchObject({ offset: 200 });
  const part = { ...wholeSeason(5), stage: 'PASSED' as const };
  season.start(part);
  await vi.waitFor(() => expect(heldReadingOf(season.get(), wholeSeason(5))?.end).toEqual({ state: 'stopped' }));
  expect(heldReadingOf(season.get(), part)?.end).toBeNull();
  expect(heldReadingOf(season.get(), wholeSeason(5))?.soFar.rows.size).toBe(200);
  season.stop();
});
