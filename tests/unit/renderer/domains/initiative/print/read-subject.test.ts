import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PrintSubject } from '@/domains/initiative/print/subject.ts';

let total = 0;
const asked: string[] = [];
let limit: unknown;
const request = async ({ path, query }: { path: string; query?: { limit?: number } }) => {
  asked.push(path);
  limit = query?.limit;
  const id = Number(/(\d+)$/.exec(path)?.[1]);
  const rows = [1, 2, 3].map((row) => ({ id: row, stage: 'PASSED' }));
  return { ok: true, value: id ? { initiative: { id, stage: 'PASSED' } } : { initiatives: rows, count: total } };
};
vi.stubGlobal('window', { bridge: { api: { request, cancel: () => {} } } });
const { readCards, readList, TooMany } = await import('@/domains/initiative/print/read-subject.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const filter = { board: 1, search: '', stage: 'ALL', sub_stage: 'ALL' } as const;
const initiatives = (ids: readonly number[]) => ids.map((id) => initiativeSchema.parse({ id }));
const read = async (subject: Pick<PrintSubject, 'list'> & { ticked?: readonly number[] }) => {
  const { list, ticked } = subject;
  const cards = initiatives(ticked ?? [1]);
  const whole = { list, cards, ticked: ticked !== undefined, rows: cards, boards: [] };
  return (await readList(whole, new QueryClient(), new AbortController().signal)).map(({ id }) => id);
};

beforeEach(() => {
  asked.length = 0;
  total = 3;
});

test('a filter takes one call for a thousand rows, also for the rows ticked in it', async () => {
  expect(await read({ list: { filter } })).toEqual([1, 2, 3]);
  expect(limit).toBe(1000);
  expect(await read({ list: { filter }, ticked: [3, 1] })).toEqual([1, 3]);
  expect(asked).toHaveLength(2);
});

test('of a list too long for paper, ticked rows are read one by one; the list itself is refused', async () => {
  total = 1001;
  expect(await read({ list: { filter }, ticked: [7, 5] })).toEqual([7, 5]);
  expect(asked).toHaveLength(3);
  await expect(read({ list: { filter } })).rejects.toThrow(TooMany);
});

test('more than a thousand chosen ids are refused before anything is read', async () => {
  const ids = Array.from({ length: 1001 }, (_, id) => id + 1);
  await expect(read({ list: { ids } })).rejects.toThrow(TooMany);
  await expect(read({ list: { filter }, ticked: ids })).resolves.toEqual([1, 2, 3]);
  expect(asked).toHaveLength(1);
  expect(await read({ list: { ids: ids.slice(0, 4) } })).toEqual([1, 2, 3, 4]);
});

test('of more cards than a document holds, a batch is read in its order, and nothing else', async () => {
  const cards = initiatives(Array.from({ length: 120 }, (_, id) => id + 1));
  const subject = { list: { filter }, cards, ticked: true, rows: cards, boards: [] };
  const read = await readCards(subject, { from: 100, to: 120 }, new AbortController().signal);
  expect(read.map(({ id }) => id)).toEqual(cards.slice(100).map(({ id }) => id));
  expect(asked).toHaveLength(20);
});
