import { type Filling, fillIn, leftOpen } from '@/entities/fill-in.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Appeal } from './appeal.ts';

const NAMES: Readonly<Record<keyof Filling, Text>> = { author: 'Muallif ismi', public_id: 'Murojaat raqami' };

/** What templates take from an appeal. */
export const fillingOf = ({ author_name, public_id }: Appeal): Filling => ({ author: author_name, public_id });

/** What is sent for an appeal: the words without blanks around them, with what they leave open filled in. */
export const wordsFor = (typed: string, appeal: Appeal): string => fillIn(typed.trim(), fillingOf(appeal));

/** Why these words cannot be sent for an appeal (spec 001 §5), in the script of the moment; null where they can. */
export function whyNot(typed: string, appeal: Appeal, t: Translation['t']): string | null {
  if (typed.trim() === '') return t('Majburiy maydon');
  const [open] = leftOpen(typed, fillingOf(appeal));
  if (!open) return null;
  return t("Platforma {{what}} ni bermagan: matndan olib tashlang yoki o'zingiz yozing.", { what: t(NAMES[open]) });
}
