import { expect, test } from 'vitest';
import { stageOf } from '../../../platform/db/school-boards.ts';

const PHASES = {
  accepting_start: '2026-02-10T09:00:00',
  accepting_end: '2026-03-10',
  moderating_start: '2026-03-12',
  moderating_end: '2026-04-10',
  voting_start: '2026-04-11',
  voting_end: '2026-05-10',
};

test.each([
  ['2026-02-09', null],
  ['2026-02-10', 'ACCEPT'],
  ['2026-03-10', 'ACCEPT'],
  ['2026-03-11', null],
  ['2026-03-12', 'MODERATE'],
  ['2026-04-10', 'MODERATE'],
  ['2026-04-11', 'VOTE'],
  ['2027-01-01', 'VOTE'],
])('on %s the stage is %s (Z-103)', (today, stage) => {
  expect(stageOf(PHASES, today)).toBe(stage);
});
