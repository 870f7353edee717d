import { expect, test, vi } from 'vitest';

const shown: unknown[] = [];
const showProgress = async ({ fraction }: { fraction: number | null }) => {
  shown.push(fraction);
  return { ok: true };
};
vi.stubGlobal('window', { bridge: { app: { showProgress } } });
const { longReading } = await import('@/api/progress.ts');

test('the reading that began last is shown, in whole percent, then the one before it, then none', () => {
  const season = longReading();
  const map = longReading();
  season(0.1);
  season(0.101);
  map(0.5);
  season(0.2);
  map(1.2);
  map(null);
  season(null);
  expect(shown).toEqual([0.1, 0.5, 1, 0.2, null]);
});
