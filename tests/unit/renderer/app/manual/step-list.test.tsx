import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

let times = 0;
vi.doMock('@/app/manual/use-step-watch.ts', () => ({
  useStepWatch: () => ({ control: null, progress: { times, seen: null, before: false, over: false } }),
}));
const { StepList } = await import('@/app/manual/step-list.tsx');

/** The step that the person is at. */
async function drawn(step: object) {
  const chapter = { id: 'bob', screen: 'news', steps: [step] };
  const props = { chapter: chapter as never, at: 0, screen: 'news', onStep: () => undefined };
  return (await drawPart(createElement(StepList, props), {})).html;
}

const keys = (often?: number) => ({ keys: 'KeyJ', ...(often !== undefined && { times: often }) });

it.each([
  [keys(10), 3, 'Bajarildi: 3 / 10'],
  [keys(10), 0, 'Bajarildi: 0 / 10'],
  [keys(), 0, undefined],
  ['click', 0, undefined],
])('a step to be done several times says how often it is done: %j, done %i times', async (act, done, said) => {
  times = done;
  expect(/Bajarildi: \d+ \/ \d+/.exec(textOf(await drawn({ says: 'Yangiliklar', act })))?.[0]).toBe(said);
});

it.each([
  [{}, []],
  [{ act: 'type', example: 'Yangi maktab' }, ['Masalan: Yangi maktab']],
  [{ sees: { told: "Ushbu savol o'chirildi" } }, ["«Ushbu savol o'chirildi» degan xabar chiqadi."]],
  [{ sees: { role: 'dialog', name: 'Dastur haqida' } }, ['«Dastur haqida» oynasi ochiladi.']],
  [{ sees: { role: 'row' } }, []],
])('it tells what to type, as an example, and what one sees then: %j', async (more, told) => {
  times = 0;
  const html = await drawn({ says: 'Yangiliklar', act: 'click', ...more });
  expect(elementsIn(html, 'p', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(['Yangiliklar', ...told]);
});
