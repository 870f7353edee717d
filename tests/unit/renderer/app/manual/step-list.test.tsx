import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

let times = 0;
vi.doMock('@/app/manual/use-step-watch.ts', () => ({
  useStepWatch: () => ({ control: null, progress: { times, seen: null, before: false, over: false } }),
}));
const { StepList } = await import('@/app/manual/step-list.tsx');

const keys = (often?: number) => ({ keys: 'KeyJ', ...(often !== undefined && { times: often }) });

it.each([
  [keys(10), 3, 'Bajarildi: 3 / 10'],
  [keys(10), 0, 'Bajarildi: 0 / 10'],
  [keys(), 0, undefined],
  ['click', 0, undefined],
])('a step to be done several times says how often it is done: %j, done %i times', async (act, done, said) => {
  times = done;
  const chapter = { id: 'bob', screen: 'news', steps: [{ says: 'Yangiliklar', act }] };
  const props = { chapter: chapter as never, at: 0, screen: 'news', onStep: () => undefined };
  const { html } = await drawPart(createElement(StepList, props), {});
  expect(/Bajarildi: \d+ \/ \d+/.exec(textOf(html))?.[0]).toBe(said);
});
