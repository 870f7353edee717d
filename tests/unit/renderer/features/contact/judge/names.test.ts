import { expect, it } from 'vitest';
import { z } from 'zod';
import { namesIn, totalNamesIn } from '@/features/contact/judge/names.ts';
import { optionalName, recordId } from '@/kit/fields.ts';

const of = z.object({ id: recordId, title: optionalName });
const list = { rows: 'funds', total: 'count', of };
const record = { record: 'fund', known: ['title'], of };
const row = { id: 1, title: 'A' };
const lines = (settings: ReturnType<typeof namesIn>) => settings.map(({ key, value }) => `${key} ${value}`);

it.each([
  ['rows and total', { holat: 'ok', javob: [row], jami: 40 }, list, ['answerKey javob', 'totalKey jami']],
  ['rows within an envelope', { data: { javob: [row], jami: '40' } }, list, ['answerKey javob', 'totalKey jami']],
  ['rows in an envelope of its own', { tana: { funds: [row], count: 40 } }, list, ['answerKey tana']],
  ['rows alone', { javob: [row], vaqt: 'bugun' }, list, ['answerKey javob']],
  ['a record', { javob: row, holat: { kod: 0 } }, record, ['answerKey javob']],
] as const)('the names of %s are proposed', (_, answer, envelope, expected) => {
  expect(lines(namesIn(answer, envelope))).toEqual(expected);
});

it.each([
  ['rows of something else', { javob: [{ nom: 'B' }], jami: 40 }, list],
  ['a record of something else', { javob: { nom: 'B' } }, record],
  ['a name that no configuration takes', { 'javob lar': [row] }, list],
  ['a text', 'javob', list],
] as const)('%s proposes nothing', (_, answer, envelope) => {
  expect(namesIn(answer, envelope)).toEqual([]);
});

it('the total of rows that were found is a whole number beside them that is no less', () => {
  expect(lines(totalNamesIn({ funds: [row, row], sahifa: 1, jami: 40 }, 2))).toEqual(['totalKey jami']);
  expect(totalNamesIn({ funds: [row, row], sahifa: 1 }, 2)).toEqual([]);
});
