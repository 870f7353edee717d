import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { QueueRail } = await import('@/features/review/queue-rail.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const entries = [1, 2, 3].map((id) => ({ item: initiativeSchema.parse({ id }), mark: null, gone: false }));
const NONE = new Set<number>();

it.each([
  ['the platform counts', { before: 2, after: 4 }, '9 ta qoldi'],
  ['are known, where only some of a list wait', { before: 0, after: 4, sifted: true }, 'kamida 3 ta qoldi'],
] as const)('says how many are left, as far as they %s', async (_, around, said) => {
  const queue = { ...around, entries };
  const sent = { underWay: NONE, returned: NONE };
  const rail = createElement(QueueRail, { queue, index: 0, onShow: () => undefined, drafted: NONE, sent });
  expect(textOf((await drawPart(rail, {})).html)).toBe(`Navbat ${said}`);
});
