import { expect, test } from 'vitest';
import { stageOf } from '../../../platform/db/school-boards.ts';

const PHASES = {
  accepting_start: '2026-02-10T09:00:00',
  accepting_end: '2026-03-10',
  moderating_start: '2026-03-12',
  moderating_end: '2026-04-10T23:59:59+05:00',
  voting_start: '2026-04-11T00:00:00Z',
  voting_end: '2026-05-10',
};

test.each([
  ['2026-02-10T08:59:59', null],
  ['2026-02-10T09:00:00', 'ACCEPT'],
  ['2026-03-10T23:59:59', 'ACCEPT'],
  ['2026-03-11T00:00:00', null],
  ['2026-03-12T00:00:00', 'MODERATE'],
  ['2026-04-10T23:59:59', 'MODERATE'],
  ['2026-04-11T00:00:00', null],
  ['2026-04-11T05:00:00', 'VOTE'],
  ['2027-01-01T00:00:00', 'VOTE'],
])('at %s in Tashkent the stage is %s (Z-103, Z-178)', (time, stage) => {
  expect(stageOf(PHASES, Date.parse(`${time}+05:00`))).toBe(stage);
});
