import { expect, test, vi } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';

vi.stubGlobal('window', { bridge: {} });
const { daysWaiting, waitingRows } = await import('@/features/season/figures/waiting.ts');

const row = (id: number, said: string | null = null) =>
  initiativeSchema.parse({ id, stage: 'INITIAL', moderation_sub_stage: said });
const NONE = { initial: [], accepted: [], denied: [] };
const idsOf = (rows: ReturnType<typeof waitingRows>) => rows.map(({ initiative, row: at }) => [initiative.id, at]);

test.each(['proposes', 'oversees', 'administers'] as const)(
  'for one who %s those not seen are shown, each with its row among the undecided',
  (part) => {
    const initial = [row(9, 'MODERATOR_DENIED'), row(8), row(7, 'DISTRICT_MANAGER_DENIED'), row(6)];
    expect(idsOf(waitingRows(part, { ...NONE, initial }))).toEqual([
      [8, 1],
      [6, 3],
    ]);
  },
);

test('who confirms sees what the moderator accepted and rejected, the newest first; who decides, all', () => {
  const accepted = [row(9, 'MODERATOR_ACCEPTED'), row(4, 'MODERATOR_ACCEPTED')];
  const denied = [row(6, 'MODERATOR_DENIED')];
  const initial = [row(8), row(5, 'UNKNOWN')];
  expect(idsOf(waitingRows('confirms', { initial, accepted, denied }))).toEqual([
    [9, 0],
    [6, 0],
    [4, 1],
  ]);
  expect(idsOf(waitingRows('decides', { initial, accepted, denied }))).toEqual([
    [8, 0],
    [5, 1],
  ]);
});

test('ten are shown', () => {
  const initial = Array.from({ length: 30 }, (_, index) => row(100 - index));
  expect(waitingRows('proposes', { ...NONE, initial })).toHaveLength(10);
});

test.each([
  ['2026-09-01', 9],
  ['2026-09-10T00:30:00+05:00', 0],
  // Evening in UTC is the next day in Tashkent.
  ['2026-09-08T20:00:00Z', 1],
  ['2026-09-12', null],
  [null, null],
])('what was submitted at %s waits for %s days', (created_at, days) => {
  expect(daysWaiting({ created_at }, Date.parse('2026-09-10T12:00:00+05:00'))).toBe(days);
});
