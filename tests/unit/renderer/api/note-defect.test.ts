import { expect, it, vi } from 'vitest';
import { contract } from '../../../../src/shared/bridge/contract.ts';

const noted: unknown[] = [];
let answer: () => unknown = () => ({ ok: true, value: { number: 'K7M3PX' } });
const noteDefectStub = async (facts: unknown) => {
  noted.push(facts);
  return answer();
};
vi.stubGlobal('window', { bridge: { app: { noteDefect: noteDefectStub } } });
const { noteDefect, placesOf } = await import('@/api/note-defect.ts');

const STACK = `TypeError: Karimov A. is not a function
    at row (app://backoffice/assets/common-x1.js:1:204)
    at http://backoffice.localhost/assets/first-Ab_2.js:12:7
    at eval (<anonymous>:1:1)`;

it('reports where the page broke, and none of its content', async () => {
  expect(placesOf(STACK)).toEqual(['assets/common-x1.js:1:204', 'assets/first-Ab_2.js:12:7']);
  const error = Object.assign(new TypeError('Karimov A. is not a function'), { stack: STACK });
  expect(await noteDefect(error)).toBe('K7M3PX');
  expect(JSON.stringify(noted.at(-1))).not.toContain('Karimov');
  expect(contract['app.noteDefect'].input.safeParse(noted.at(-1)).success).toBe(true);
});

it.each([[new Error('x'.repeat(5000))], ['text'], [null], [Object.assign(new Error(), { name: 'Odd name' })]])(
  'a thrown %s is within the contract',
  async (thrown) => {
    await noteDefect(thrown);
    expect(contract['app.noteDefect'].input.safeParse(noted.at(-1)).success).toBe(true);
  },
);

it('has no number where the main process does not answer', async () => {
  answer = () => {
    throw new Error('gone');
  };
  expect(await noteDefect(new Error())).toBeUndefined();
});
