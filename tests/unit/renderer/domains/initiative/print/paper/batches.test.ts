import { expect, it } from 'vitest';
import { batchesOf } from '@/domains/initiative/print/paper/batches.ts';
import { MOST_CARDS } from '@/domains/initiative/print/paper/job.ts';

it.each([
  [0, ['0–0']],
  [1, ['0–1']],
  [50, ['0–50']],
  [51, ['0–50', '50–51']],
  [120, ['0–50', '50–100', '100–120']],
])('divides %i cards into documents of at most fifty, and leaves none out', (count, expected) => {
  const batches = batchesOf(count);
  expect(batches.map(({ from, to }) => `${from}–${to}`)).toEqual(expected);
  for (const { from, to } of batches) expect(to - from).toBeLessThanOrEqual(MOST_CARDS);
});
