import { expect, test } from 'vitest';
import { dayOf } from '@/entities/days.ts';
import { workDays } from '@/entities/work-days.ts';

test.each([
  ['a whole week', '2026-09-07', '2026-09-13', 5],
  ['a working day', '2026-09-10', '2026-09-10', 1],
  ['a Saturday', '2026-09-12', '2026-09-12', 0],
  ['a Sunday', '2026-09-13', '2026-09-13', 0],
  ['over a weekend', '2026-09-11', '2026-09-14', 2],
  ['Independence Day, a Tuesday', '2026-08-31', '2026-09-02', 2],
  ['a holiday on a Sunday', '2026-03-07', '2026-03-09', 1],
  ['the wrong way round', '2026-09-14', '2026-09-11', 0],
])('%s', (_, from, to, days) => {
  expect(workDays(dayOf(from), dayOf(to))).toBe(days);
});
