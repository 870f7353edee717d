import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';
import { entry } from './entries.ts';

const { useTakeBack } = await import('@/features/journal/use-take-back.ts');

type Undo = ReturnType<typeof useTakeBack>;
let undo: Undo | undefined;
let events: string[] = [];

const during = async (_: string, work: () => Promise<void>) => {
  events.push('busy');
  await work();
  events.push('free');
};
const read = async () => {
  events.push('read');
  const facts = { stage: 'WINNER' };
  return { facts, takeBack: async () => void events.push('undone') };
};
function Page() {
  undo = useTakeBack(() => ({ read }) as never, during);
  return null;
}

it.each([
  ['from the yes until its change is undone', true, ['busy', 'read', 'undone', 'free']],
  ['at no time without a yes', false, []],
])('an entry is busy, so that nothing else is begun on it, %s', async (_, answer, expected) => {
  const { does } = await acting(createElement(Page), {});
  Object.assign(acts, { answer });
  events = [];
  const inverse = { label: "G'oliblikni bekor qilish", left: { stage: 'WINNER' } } as const;
  await does(() => undo?.(entry('promote'), inverse));
  expect(acts.asked).toHaveLength(1);
  expect(events).toEqual(expected);
});
