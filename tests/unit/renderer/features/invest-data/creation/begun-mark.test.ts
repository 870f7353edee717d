import { expect, test, vi } from 'vitest';

const load = vi.fn();
vi.stubGlobal('window', { bridge: { drafts: { load } } });
const { markOf } = await import('@/features/invest-data/creation/begun-mark.ts');

test.each([
  ['is there', { ok: true, value: { value: 'created', savedAt: 1 } }, 'created'],
  ['is of an attempt', { ok: true, value: { value: 'begun', savedAt: 1 } }, 'begun'],
  ['was kept by an earlier version', { ok: true, value: { value: true, savedAt: 1 } }, 'begun'],
  ['is not there', { ok: true, value: null }, null],
  ['cannot be read now', { ok: false, error: { kind: 'file' } }, 'begun'],
])('what is known of a creation whose mark %s', async (_what, answer, mark) => {
  load.mockResolvedValueOnce(answer);
  expect(await markOf('101600000042')).toBe(mark);
});
