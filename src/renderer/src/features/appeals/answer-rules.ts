import { type Filling, fillIn, leftOpen } from '@/entities/fill-in.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Appeal } from './appeal.ts';

/** Names of the placeholders in the interface. */
export const NAMES: Readonly<Record<keyof Filling, Text>> = { author: 'Muallif ismi', public_id: 'Murojaat raqami' };

/** Placeholder values of an appeal. */
export const fillingOf = ({ author_name, public_id }: Appeal): Filling => ({ author: author_name, public_id });

/** The answer as sent for an appeal: trimmed, placeholders filled in. */
export const wordsFor = (typed: string, appeal: Appeal): string => fillIn(typed.trim(), fillingOf(appeal));

/** Reason why an answer cannot be sent: blank, or a placeholder without a value. */
export type WhyNot = 'blank' | keyof Filling;

/** Reason why an answer cannot be sent for an appeal (spec 001 §5); null if it can be sent. */
export function whyNot(typed: string, appeal: Appeal): WhyNot | null {
  if (typed.trim() === '') return 'blank';
  return leftOpen(typed, fillingOf(appeal))[0] ?? null;
}
