import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let work: object = {};
vi.doMock('@/features/review/use-queue.ts', () => ({ useQueue: () => work }));
const useUnderWay = () => ({ underWay: new Map(), isUnderWay: () => false });
vi.doMock('@/features/review/use-behind.ts', () => ({ useUnderWay }));
const DeskBar = () => null;
vi.doMock('@/features/review/desk-bar.tsx', () => ({ DeskBar }));
const { Desk } = await import('@/features/review/desk.tsx');
const { AppError } = await import('@shared/errors.ts');

const EMPTY = "Navbatda tashabbus yo'q Ro'yxatdagi filtrlarni o'zgartirib ko'ring. Ro'yxatga qaytish";
const opening = { isPending: false, isError: false, refetch: () => undefined, isFetching: false };

it.each([
  ['has nothing', { opening, queue: { entries: [] } }, EMPTY],
  ['cannot be read', { opening: { ...opening, isError: true, error: new AppError({ kind: 'network' }) } }, null],
  ['is being read', { opening: { ...opening, isPending: true } }, null],
])('the desk says what a queue has to offer that %s', async (_, state, said) => {
  work = { queue: undefined, index: 0, move: () => undefined, ...state };
  const filter = { board: 6, search: '', stage: 'ALL', sub_stage: 'ALL' } as const;
  const props = { choice: { is: 'list' }, filter, board: undefined, boards: [] } as never;
  const text = textOf((await drawPart(createElement(Desk, props), LOOKUPS)).html);
  if (said === null) expect(text).not.toContain("Navbatda tashabbus yo'q");
  else expect(text).toBe(said);
});
