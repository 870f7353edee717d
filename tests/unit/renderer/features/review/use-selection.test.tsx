import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart, type Situation } from '../../laws/program.tsx';

const { useSelection } = await import('@/features/review/use-selection.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const entry = (id: number, said: string | null, mark: 'for' | null = null) => {
  const item = initiativeSchema.parse({ id, stage: 'INITIAL', moderation_sub_stage: said });
  return { item, mark, gone: mark !== null };
};
const entries = [
  ...[entry(1, null), entry(2, 'MODERATOR_ACCEPTED'), entry(3, 'MODERATOR_DENIED')],
  ...[entry(4, 'MODERATOR_ACCEPTED', 'for'), entry(5, 'MODERATOR_ACCEPTED')],
];

let possible: number[] = [];
function Rail() {
  const queue = { entries, before: 0, after: 0 };
  possible = [...useSelection(queue, undefined, 'slot', (id) => id === 5).possible];
  return null;
}

it.each<[string, Situation['role'], number[]]>([
  ['a district manager what waits for a confirmation', 'district_manager', [2, 3]],
  ['a moderator all that is not decided here, for paper', 'moderator', [1, 2, 3]],
])('lets %s be ticked, but for what is being sent', async (_, role, ids) => {
  await drawPart(createElement(Rail), {}, { ...(role && { role }) });
  expect(possible).toEqual(ids);
});
