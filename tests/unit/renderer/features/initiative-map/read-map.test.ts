import { AppError } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { readMap } from '@/features/initiative-map/read-map.ts';
import type { Paging } from '@/kit/page.ts';

const initiative = (id: number) =>
  initiativeSchema.parse({ id, title: `${id}`, description: 'Uzun matn', stage: 'INITIAL' });

/** A list of `count` rows, newest first; `fails`: the error of the n-th call after the first page. */
function world(count: number, fails: Readonly<Record<number, unknown>> = {}) {
  const page = ({ limit, offset }: Paging) => ({
    rows: Array.from({ length: Math.min(limit, count - offset) }, (_, at) => initiative(count - offset - at)),
    total: count,
  });
  const calls: Paging[] = [];
  const waits: number[] = [];
  const seen: number[] = [];
  const stopper = new AbortController();
  const read = () =>
    readMap(page({ limit: 200, offset: 0 }), {
      read: async (paging) => {
        calls.push(paging);
        if (calls.length in fails) throw fails[calls.length];
        return page(paging);
      },
      wait: async (ms) => void waits.push(ms),
      line: async () => {},
      now: () => 0,
      signal: stopper.signal,
      onProgress: (rows) => void seen.push(rows.length),
    });
  return { read, calls, waits, seen, stopper };
}

test('up to 3,000 rows are read without pauses, each once, in the order of the list', async () => {
  const { read, calls, waits, seen } = world(3_000);
  const { rows, about } = await read();
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 3_000 }, (_, at) => 3_000 - at));
  expect(about).toBe(false);
  expect(calls.map(({ offset, limit }) => [offset, limit])).toEqual([
    [200, 400],
    [600, 800],
    [1_400, 1_000],
    [2_400, 1_000],
  ]);
  expect(waits.every((ms) => ms === 0)).toBe(true);
  expect(seen).toEqual([200, 600, 1_400, 2_400, 3_000]);
  expect(rows[0]?.description).toBe('Uzun matn');
});

test('a refusal is retried after a pause; any other failure is passed on', async () => {
  const busy = world(300, { 1: new AppError({ kind: 'server', status: 503 }) });
  expect((await busy.read()).rows).toHaveLength(300);
  expect(busy.waits).toContain(5_000);
  const denied = world(300, { 1: new AppError({ kind: 'forbidden' }) });
  await expect(denied.read()).rejects.toMatchObject({ kind: 'forbidden' });
});

test('six refusals in a row end the reading as a failure, and so does leaving', async () => {
  const gone = new AppError({ kind: 'server', status: 502 });
  const busy = world(300, { 1: gone, 2: gone, 3: gone, 4: gone, 5: gone, 6: gone });
  await expect(busy.read()).rejects.toMatchObject({ kind: 'server' });
  const left = world(300);
  left.stopper.abort();
  await expect(left.read()).rejects.toMatchObject({ name: 'AbortError' });
});
