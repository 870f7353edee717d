import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { bridge: {} });
const { countCalls } = await import('@/features/season/figures/count-calls.ts');

test.each([
  ['proposes', 7],
  ['confirms', 6],
  ['decides', 3],
  ['oversees', 7],
  ['administers', 8],
] as const)('wD3: %s requests %d counts, one row each', (part, count) => {
  const calls = countCalls(part, 5);
  expect(calls).toHaveLength(count);
  const limits = calls.map(({ query }) => (query.queryKey[2] as { limit: number }).limit);
  // Returned initiatives are shown with the comment of the district.
  expect(limits.filter((limit) => limit !== 1)).toEqual(part === 'proposes' ? [5] : []);
});
