import { expect, test, vi } from 'vitest';

const load = vi.fn();
vi.stubGlobal('window', { bridge: { drafts: { load } } });
const { isBegun } = await import('@/features/invest-data/creation/begun-mark.ts');

test.each([
  ['is there', { ok: true, value: { value: true, savedAt: 1 } }, true],
  ['is not there', { ok: true, value: null }, false],
  ['cannot be read now', { ok: false, error: { kind: 'file' } }, true],
])('whether a creation was begun, where its mark %s', async (_what, answer, begun) => {
  load.mockResolvedValueOnce(answer);
  expect(await isBegun('101600000042')).toBe(begun);
});
