import { describe, expect, it } from 'vitest';
import { patternOf, screenOf } from '@/app/manual/chapter.ts';
import { answeringAnAppeal } from '@/app/manual/chapters/answering-an-appeal.ts';
import { confirmingTen } from '@/app/manual/chapters/confirming-ten.ts';
import { remedyOf, sentenceOf, sightWords } from '@/app/manual/words.ts';
import { createI18n } from '@/i18n/i18n.ts';

const latin = createI18n('latin').current().t;
const cyrillic = createI18n('cyrillic').current().t;
const [first] = confirmingTen.steps;
const last = answeringAnAppeal.steps.at(-1);
if (!first || !last) throw new Error('a chapter without steps');

describe('the words of a chapter', () => {
  it('name the control and the keys as the screen and the sheet of keys do, in both scripts', () => {
    expect(sentenceOf(first, latin)).toBe("«Ko'rib chiqish» tugmasini yoki V ni bosing: birinchi tashabbus ochiladi.");
    expect(sentenceOf(first, cyrillic)).toBe('«Кўриб чиқиш» тугмасини ёки V ни босинг: биринчи ташаббус очилади.');
    expect(sentenceOf(last, latin)).toContain('Ctrl Enter');
  });

  it('say which window opens and which message comes', () => {
    expect(sightWords({ role: 'dialog', name: 'Dastur haqida' }, latin)).toBe('«Dastur haqida» oynasi ochiladi.');
    expect(sightWords({ told: "Ushbu savol o'chirildi" }, cyrillic)).toBe('«Ушбу савол ўчирилди» деган хабар чиқади.');
    expect(sightWords({ role: 'row' }, latin)).toBeNull();
    expect(sightWords(undefined, latin)).toBeNull();
  });

  it('name in a remedy the control that it is about', () => {
    const retry = confirmingTen.troubles.find(({ at }) => at);
    expect(retry && remedyOf(retry, latin)).toMatch(/^«Qayta urinish» tugmasini bosing/);
  });
});

describe('a text of the program', () => {
  it.each([
    ['{{count}} ta belgilandi', '12 ta belgilandi', true],
    ['{{count}} ta belgilandi', ' ta belgilandi', false],
    ['Hujjat (PDF)', 'Hujjat (PDF)', true],
    ['Kim? {{a}}+{{b}}.', 'Kim? 1+2.', true],
    ['a.c', 'abc', false],
  ])('%s matches %s: %s', (text, shown, matches) => {
    expect(new RegExp(`^${patternOf(text)}$`).test(shown)).toBe(matches);
  });
});

it('a step is done on the screen that was named last', () => {
  expect([0, 1, 2].map((index) => screenOf(confirmingTen, index))).toEqual([
    'initiatives',
    'initiatives/review',
    'initiatives/review',
  ]);
});
