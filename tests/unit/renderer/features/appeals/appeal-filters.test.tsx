import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';
import { elementsIn } from '../../laws/table-of.ts';

it.each([
  ['a new one among others', ['ANSWERED', 'NEW'], true],
  ['none that is new', ['ANSWERED', 'REJECTED'], false],
  ['none at all', [], false],
])('the new appeals of a page can be ticked where it has %s', async (_, statuses, can) => {
  const questions = statuses.map((status, at) => ({ question_id: at + 1, status }));
  const answers = { ...LOOKUPS, 'api/v1/questions': { questions, count: questions.length } };
  const buttons = elementsIn((await draw('appeals', answers)).html, 'button', /aria-label="Sahifadagi yangilarni/);
  expect(buttons.map(({ attributes }) => !/\sdisabled/.test(attributes))).toEqual([can]);
});
