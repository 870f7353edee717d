import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let box: { checked: boolean; indeterminate?: boolean } | undefined;
const Checkbox = (drawn: NonNullable<typeof box>) => {
  box = drawn;
  return null;
};
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Checkbox }));
const { QueueRail } = await import('@/features/review/queue-rail.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const entries = [1, 2, 3].map((id) => ({ item: initiativeSchema.parse({ id }), mark: null, gone: false }));
const NONE = new Set<number>();
const sent = { underWay: NONE, returned: NONE };
const rail = { index: 0, onShow: () => undefined, drafted: NONE, sent };

it.each([
  ['the platform counts', { before: 2, after: 4 }, '9 ta qoldi'],
  ['are known, where only some of a list wait', { before: 0, after: 4, sifted: true }, 'kamida 3 ta qoldi'],
] as const)('says how many are left, as far as they %s', async (_, around, said) => {
  const queue = { ...around, entries };
  expect(textOf((await drawPart(createElement(QueueRail, { ...rail, queue }), {})).html)).toBe(`Navbat ${said}`);
});

it.each([
  ['off where none is ticked', [], false, [false, false]],
  ['half on where some are', [1, 2], false, [false, true]],
  ['on where all are', [1, 2, 3], true, [true, false]],
])('the box of all that are loaded is %s', async (_, ticked, all, look) => {
  const idle = () => undefined;
  const selection = {
    ids: new Set(ticked),
    possible: new Set([1, 2, 3]),
    all,
    tick: idle,
    toggle: idle,
    toggleAll: idle,
  };
  const queue = { before: 0, after: 0, entries };
  await drawPart(createElement(QueueRail, { ...rail, queue, selection }), {});
  expect([box?.checked, box?.indeterminate ?? false]).toEqual(look);
});
