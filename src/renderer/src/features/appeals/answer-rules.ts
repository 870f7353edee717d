import { type Filling, fillIn, leftOpen } from '@/entities/fill-in.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Appeal } from './appeal.ts';

/** What a template asks of the platform, in words. */
export const NAMES: Readonly<Record<keyof Filling, Text>> = { author: 'Muallif ismi', public_id: 'Murojaat raqami' };

/** What templates take from an appeal. */
export const fillingOf = ({ author_name, public_id }: Appeal): Filling => ({ author: author_name, public_id });

/** What is sent for an appeal: the words without blanks around them, with what they leave open filled in. */
export const wordsFor = (typed: string, appeal: Appeal): string => fillIn(typed.trim(), fillingOf(appeal));

/** Why words cannot be sent: there are none, or they ask for something that the platform has not given. */
export type WhyNot = 'blank' | keyof Filling;

/** Why these words cannot be sent for an appeal (spec 001 §5); null where they can. */
export function whyNot(typed: string, appeal: Appeal): WhyNot | null {
  if (typed.trim() === '') return 'blank';
  return leftOpen(typed, fillingOf(appeal))[0] ?? null;
}
