import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { namesIn, textOf } from '../../laws/table-of.ts';

const { ChapterView } = await import('@/app/manual/chapter-view.tsx');

const CHAPTER = {
  ...{ id: 'bob', screen: 'appeals', title: 'Murojaatlar', when: 'Fuqaro javob kutganda.' },
  needs: ['Murojaat yangi'],
  steps: [
    { says: 'Murojaatni oching', act: 'click' },
    { says: "Savolni o'qing", act: 'look' },
  ],
  troubles: [{ told: "Shablonlar yo'q", remedy: 'Administratorga ayting.' }],
} as never;

it.each([
  [0, '1-qadam, jami 2 ta: Murojaatni oching', []],
  [1, "2-qadam, jami 2 ta: Savolni o'qing", ['Boshidan boshlash']],
  [2, 'Hammasi bajarildi.', ['Boshidan boshlash']],
])('a chapter has each of its parts below its own heading, and says where one is: step %i', async (at, said, again) => {
  const props = { chapter: CHAPTER, at, screen: 'appeals', trouble: undefined, onStep: () => undefined };
  const { html } = await drawPart(createElement(ChapterView, props), {});
  const text = textOf(html);
  expect(text).toMatch(
    /^Murojaatlar Fuqaro javob kutganda\. Nima bo'lishi kerak Murojaat yangi Qadamlar Murojaatni oching /,
  );
  const end = [said, ...again, "Kutilmagan holat bo'lsa «Shablonlar yo'q» Administratorga ayting."].join(' ');
  expect(text.slice(-end.length)).toBe(end);
  expect(namesIn(html, 'button').filter((name) => name === 'Boshidan boshlash')).toEqual(again);
});
