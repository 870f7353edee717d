import { ROLES } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { chaptersFor } from '@/app/manual/access.ts';
import type { Chapter, Control, Sight } from '@/app/manual/chapter.ts';
import { CHAPTERS } from '@/app/manual/chapters/chapters.ts';
import { TOPICS } from '@/app/manual/topics.ts';
import { JOURNEYS } from '../../../../../e2e/support/journeys/journeys.ts';
import { interfaceTexts } from '../../../../../support/interface-texts.ts';

const texts = interfaceTexts();
/** Whether another part of the program shows this text. */
const isShown = (text: string): boolean =>
  texts.get(text)?.some((file) => !file.startsWith('app/manual/chapters/')) ?? false;

const namesOf = (sight: Sight | undefined): readonly string[] => {
  if (!sight) return [];
  if ('told' in sight) return [sight.told];
  const { name, of, within } = sight;
  return [...(name ? [name] : []), ...(typeof of === 'string' ? [of] : []), ...namesOf(within)];
};
/** Every name of a control and every message that a chapter speaks of. */
const spokenOf = ({ steps, troubles }: Chapter): readonly string[] => [
  ...steps.flatMap(({ at, sees }) => [...namesOf(at), ...namesOf(sees)]),
  ...troubles.flatMap(({ told, at }) => [told, ...namesOf(at)]),
];
const sentences = ({ steps, troubles }: Chapter): { says: string; at: Control | undefined; keyed: boolean }[] => [
  ...steps.map(({ says, at, act }) => ({ says, at, keyed: typeof act === 'object' })),
  ...troubles.map(({ remedy, at }) => ({ says: remedy, at, keyed: false })),
];

it('no two chapters have one id', () => {
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
});

it('says more on whatever a failure leads to', () => {
  const lost = Object.values(TOPICS).filter(
    ({ chapter, trouble }) =>
      !CHAPTERS.some(({ id, troubles }) => id === chapter && troubles.some(({ told }) => told === trouble)),
  );
  expect(lost).toEqual([]);
});

describe.each(CHAPTERS)('the chapter $id', (chapter) => {
  it('takes the names of controls and messages from the program', () => {
    expect(spokenOf(chapter).filter((text) => !isShown(text))).toEqual([]);
  });

  it('types no name of a control in its sentences: they are filled from the control and the keys', () => {
    const typed = sentences(chapter).filter(({ says }) => /«(?!\{\{control\}\}»)/.test(says));
    expect(typed.map(({ says }) => says)).toEqual([]);
  });

  it('fills what its sentences leave open', () => {
    const unfilled = sentences(chapter).filter(
      ({ says, at, keyed }) =>
        (says.includes('{{control}}') && !at?.name) ||
        (says.includes('{{keys}}') && !keyed) ||
        (keyed && !says.includes('{{keys}}')),
    );
    expect(unfilled.map(({ says }) => says)).toEqual([]);
  });

  it('names no key in its sentences: its letter would be another one in Cyrillic', () => {
    // "U" is a word.
    const keys = sentences(chapter).filter(({ says }) =>
      /(?<![\p{L}'-])(?:[A-TV-Z]|F\d+|Ctrl|Esc)(?![\p{L}'-])/u.test(says),
    );
    expect(keys.map(({ says }) => says)).toEqual([]);
  });

  it('says what to type', () => {
    expect(chapter.steps.filter(({ act, example }) => (act === 'type') !== (example !== undefined))).toEqual([]);
  });

  it('is for some role, and is carried out as one of its roles', () => {
    const roles = ROLES.filter((role) => chaptersFor(role, [chapter]).length > 0);
    const journeys = JOURNEYS.filter((one) => one.chapter === chapter);
    expect(journeys).not.toEqual([]);
    expect(roles).toEqual(expect.arrayContaining(journeys.map(({ role }) => role)));
  });
});
