import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { capsOf } from '@/kit/commands/keys.ts';
import type { ChapterStep, ChapterTrouble, Control, Sight } from './chapter.ts';

type Words = Translation['t'];

/** A text of the program whose `{{names}}` are left open. */
export const openedOf = (text: Text, t: Words): string => t(text).replace(/\{\{\w+\}\}/g, '…');
const nameOf = ({ name = '', foreign }: Control = { role: 'button' }, t: Words): string =>
  foreign ? name : openedOf(name, t);

/** What to type in a step, as an example; null where nothing is. */
export const exampleOf = ({ example, foreign }: ChapterStep, t: Words): string | null =>
  example === undefined ? null : foreign ? example : t(example);

/** Keys as a person reads them: "Ctrl Enter". */
const keysOf = ({ act }: ChapterStep): string => (typeof act === 'object' ? capsOf(act.keys).join(' ') : '');

/** The sentence of a step. */
export const sentenceOf = (step: ChapterStep, t: Words): string =>
  t(step.says, { control: nameOf(step.at, t), keys: keysOf(step) });

/** What one sees after a step, as a sentence; null where it needs no words. */
export function sightWords(sight: Sight | undefined, t: Words): string | null {
  if (!sight) return null;
  if ('told' in sight) return t('«{{words}}» degan xabar chiqadi.', { words: openedOf(sight.told, t) });
  return sight.role === 'dialog' ? t('«{{name}}» oynasi ochiladi.', { name: nameOf(sight, t) }) : null;
}

/** What to do about a trouble. */
export const remedyOf = ({ remedy, at }: ChapterTrouble, t: Words): string => t(remedy, { control: nameOf(at, t) });

/** All words of a chapter, by which it is searched. */
export const textsOf = (
  {
    title,
    when,
    steps,
    troubles,
  }: { title: Text; when: Text; steps: readonly ChapterStep[]; troubles: readonly ChapterTrouble[] },
  t: Words,
): readonly string[] => [
  t(title),
  t(when),
  ...steps.map((step) => sentenceOf(step, t)),
  ...troubles.flatMap((trouble) => [openedOf(trouble.told, t), remedyOf(trouble, t)]),
];
