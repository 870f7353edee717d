import { AppError } from '@shared/errors.ts';
import { describe, expect, it, vi } from 'vitest';
import { withReread } from '@/kit/reread.ts';
import { runQueue } from '@/kit/run-queue.ts';

// The module uses the bridge when it is loaded.
vi.stubGlobal('window', { bridge: {} });
const { answered, isUnanswered, leftOf } = await import('@/kit/runs/unanswered.ts');

const failing = (kind: AppError['kind']) => () => Promise.reject(new AppError({ kind }));

describe('a call that changes something', () => {
  it.each(['network', 'timeout', 'invalid', 'not-found', 'server'] as const)(
    'has its record read again where it ends in %s, and its error is rethrown',
    async (kind) => {
      const reread = vi.fn();
      await expect(withReread(failing(kind), reread)).rejects.toMatchObject({ kind });
      expect(reread).toHaveBeenCalledOnce();
    },
  );

  it('has nothing read again where it succeeded, was cancelled, or ended the session', async () => {
    const reread = vi.fn();
    expect(await withReread(() => Promise.resolve(7), reread)).toBe(7);
    await expect(withReread(failing('cancelled'), reread)).rejects.toThrow();
    await expect(withReread(failing('unauthorized'), reread)).rejects.toThrow();
    expect(reread).not.toHaveBeenCalled();
  });
});

describe('calls of a run', () => {
  it('may have been carried out where the answer was lost or is unreadable; refused calls were not', async () => {
    const kinds = ['network', 'timeout', 'unexpected-shape', 'invalid', 'server'] as const;
    const runs = await runQueue(kinds, (kind) => answered(failing(kind)));
    const unsure = runs.map((run) => run.state === 'failed' && isUnanswered(run.error));
    expect(unsure).toEqual([true, true, true, false, false]);
    expect(leftOf(runs)).toEqual({ undone: 2, unsure: 3 });
  });

  it('that succeeded are not left', async () => {
    expect(leftOf(await runQueue([1, 2], (item) => answered(() => Promise.resolve(item))))).toEqual({
      undone: 0,
      unsure: 0,
    });
  });
});
