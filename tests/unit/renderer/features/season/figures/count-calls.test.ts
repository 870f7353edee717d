import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { bridge: {} });
const { countCalls } = await import('@/features/season/figures/count-calls.ts');

test.each([
  ['proposes', 7, { initial: 100, returned: 5 }],
  ['confirms', 6, { accepted: 10, denied: 10 }],
  ['decides', 3, { initial: 10 }],
  ['oversees', 7, { initial: 40, returned: 5 }],
  ['administers', 8, { initial: 40, returned: 5 }],
] as const)('wD3: %s requests %d counts; those of which rows are shown bring them along', (part, count, rows) => {
  const calls = countCalls(part, 5);
  expect(calls).toHaveLength(count);
  const limits = calls.map(({ id, query }) => [id, (query.queryKey[2] as { limit: number }).limit] as const);
  expect(Object.fromEntries(limits.filter(([, limit]) => limit !== 1))).toEqual(rows);
});
