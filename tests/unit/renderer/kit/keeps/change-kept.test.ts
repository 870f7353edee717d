import { AppError } from '@shared/errors.ts';
import type { KeepName } from '@shared/keeps.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

let kept: unknown = null;
let loads = 0;
const saved: { name: KeepName; value: unknown }[] = [];
const noted: { name: string }[] = [];
vi.stubGlobal('window', {
  bridge: {
    app: {
      noteDefect: async (defect: { name: string }) => noted.push(defect) && { ok: true, value: { number: 'K7M3PX' } },
    },
    keeps: {
      load: async () => {
        loads += 1;
        if (kept instanceof AppError) return { ok: false, error: kept.toJSON() };
        return { ok: true, value: kept === null ? null : { value: kept, savedAt: 0 } };
      },
      save: async (call: { name: KeepName; value: unknown }) => saved.push(call) && { ok: true },
    },
  },
});
const { changeKept } = await import('@/kit/keeps/change-kept.ts');
const { keptQuery } = await import('@/kit/keeps/kept-query.ts');

const PLAN = {
  name: 'tables',
  schema: z.array(z.string()) as z.ZodType<readonly string[]>,
  none: [] as readonly string[],
  defect: 'UnreadableTables',
} as const;
const adding = (one: string) => (now: readonly string[]) => [...now, one];
let queries: QueryClient;
const known = () => queries.getQueryData(keptQuery(PLAN).queryKey);

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  [kept, loads, saved.length, noted.length] = [null, 0, 0, 0];
});

describe('a kept value', () => {
  it('is read, or the default where nothing is kept', async () => {
    expect(await queries.ensureQueryData(keptQuery(PLAN))).toEqual([]);
    queries.clear();
    kept = ['a'];
    expect(await queries.ensureQueryData(keptQuery(PLAN))).toEqual(['a']);
    expect(noted).toEqual([]);
  });

  it('is the default where this version cannot read it, which is logged by name (wK3)', async () => {
    kept = { of: 'a newer version' };
    expect(await queries.ensureQueryData(keptQuery(PLAN))).toEqual([]);
    expect(noted).toMatchObject([{ name: 'UnreadableTables' }]);
  });
});

describe('a kept value that is shown', () => {
  const shown = () => {
    const observer = new QueryObserver(queries, keptQuery(PLAN));
    return { observer, end: observer.subscribe(() => {}) };
  };

  it('is not read again when all queries are invalidated: a change made meanwhile is kept', async () => {
    kept = ['a'];
    const { end } = shown();
    await changeKept(queries, PLAN, adding('b'));
    const reread = queries.invalidateQueries();
    await changeKept(queries, PLAN, adding('c'));
    await reread;
    expect(known()).toEqual(['a', 'b', 'c']);
    end();
    shown().end();
    expect(await queries.ensureQueryData(keptQuery(PLAN))).toEqual(['a', 'b', 'c']);
    expect(loads).toBe(1);
  });

  it('is read again where it could not be read', async () => {
    kept = new AppError({ kind: 'file' });
    const { observer, end } = shown();
    await expect(queries.ensureQueryData(keptQuery(PLAN))).rejects.toMatchObject({ kind: 'file' });
    kept = ['a'];
    await queries.invalidateQueries();
    expect(observer.getCurrentResult().data).toEqual(['a']);
    end();
    expect(loads).toBe(2);
  });
});

describe('a change', () => {
  it('waits for the kept value, and adds to it', async () => {
    kept = ['a'];
    const first = changeKept(queries, PLAN, adding('b'));
    const second = changeKept(queries, PLAN, adding('c'));
    await Promise.all([first, second]);
    expect(saved.map(({ value }) => value)).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
    expect(known()).toEqual(['a', 'b', 'c']);
  });

  it('is visible at once when the value is known', async () => {
    await queries.ensureQueryData(keptQuery(PLAN));
    void changeKept(queries, PLAN, adding('a'));
    expect(known()).toEqual(['a']);
    expect(saved).toEqual([{ name: 'tables', value: ['a'] }]);
  });

  it('that changes nothing is not saved', async () => {
    await changeKept(queries, PLAN, (now) => now);
    expect(saved).toEqual([]);
  });

  it('rejects where the value cannot be read, and does not overwrite it', async () => {
    kept = new AppError({ kind: 'file' });
    await expect(changeKept(queries, PLAN, adding('a'))).rejects.toMatchObject({ kind: 'file' });
    expect(saved).toEqual([]);
    expect(known()).toBeUndefined();
  });

  it('blanks personal numbers', async () => {
    await changeKept(queries, PLAN, adding('Karimov 31203905540012'));
    expect(saved[0]?.value).toEqual(['Karimov •••']);
  });
});
