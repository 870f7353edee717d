import { AppError, type ErrorKind } from '@shared/errors.ts';
import { expect, it } from 'vitest';
import { chosenSource } from '@/features/review/chosen-source.ts';
import { joinedQueue, left, type Queue, queuePlace } from '@/features/review/queue.ts';

type Item = { id: number };
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const idsOf = ({ entries }: Queue<Item>) => entries.map(({ item }) => item.id);

/** A source of these ids; each id in `refused` fails with its kind. */
function sourceOf(ids: readonly number[], refused: Readonly<Record<number, ErrorKind>> = {}) {
  const asked: number[] = [];
  const source = chosenSource<Item>(ids, async (id) => {
    asked.push(id);
    const kind = refused[id];
    if (kind) throw new AppError({ kind, serverMessage: `${id} is out of reach` });
    return { id };
  });
  return { source, asked };
}

it('reads a few around the place where the desk opens, and continues in the given order to both ends', async () => {
  const ids = [...range(21, 40), 3, 2, 1];
  const { source, asked } = sourceOf(ids);
  let queue = await source.open({ at: 30, row: 0 });
  expect(idsOf(queue)).toEqual(range(28, 35));
  expect([queue.before, queue.after]).toEqual([7, 8]);
  expect([left(queue), queuePlace(queue, 2)]).toEqual([23, { number: 10, of: 23, atLeast: false }]);
  queue = joinedQueue(queue, await source.readOn(queue, 'forward'));
  expect([queue.before, queue.after]).toEqual([7, 0]);
  queue = joinedQueue(queue, await source.readOn(queue, 'back'));
  expect(idsOf(queue)).toEqual(ids);
  expect([queue.before, queue.after]).toEqual([0, 0]);
  expect(asked.toSorted()).toEqual(ids.toSorted());
});

it('opens at the row where the one in view was not chosen, and at the last row for a row too far', async () => {
  expect(idsOf(await sourceOf(range(1, 20)).source.open({ at: 99, row: 5 }))).toEqual(range(4, 11));
  expect(idsOf(await sourceOf(range(1, 20)).source.open({ at: null, row: 99 }))).toEqual([18, 19, 20]);
  expect(idsOf(await sourceOf([7]).source.open({ at: 7, row: 0 }))).toEqual([7]);
});

it('leaves out initiatives that are gone or out of reach, also whole slices of them', async () => {
  const refused = Object.fromEntries([...range(1, 10), 12, ...range(20, 29)].map((id) => [id, 'forbidden' as const]));
  const { source } = sourceOf(range(1, 31), { ...refused, 13: 'not-found' });
  let queue = await source.open({ at: 1, row: 0 });
  while (queue.after > 0) queue = joinedQueue(queue, await source.readOn(queue, 'forward'));
  while (queue.before > 0) queue = joinedQueue(queue, await source.readOn(queue, 'back'));
  expect(idsOf(queue)).toEqual([11, ...range(14, 19), 30, 31]);
  expect(left(queue)).toBe(9);
});

it('fails with the reason where none is in reach, on each try', async () => {
  const { source } = sourceOf([1, 2], { 1: 'forbidden', 2: 'not-found' });
  for (const _ of [1, 2]) {
    await expect(source.open({ at: 1, row: 0 })).rejects.toMatchObject({ serverMessage: '1 is out of reach' });
  }
});

it('a lost connection loses no entry: reading fails, and later resumes where it was', async () => {
  const refused: Record<number, ErrorKind> = { 9: 'network' };
  const { source } = sourceOf(range(1, 12), refused);
  const queue = await source.open({ at: 1, row: 0 });
  await expect(source.readOn(queue, 'forward')).rejects.toMatchObject({ kind: 'network' });
  delete refused[9];
  expect((await source.readOn(queue, 'forward')).fresh.map(({ id }) => id)).toEqual([9, 10, 11, 12]);
});

it('without ids the queue is empty', async () => {
  expect(await sourceOf([]).source.open({ at: null, row: 0 })).toEqual({ entries: [], before: 0, after: 0 });
});
