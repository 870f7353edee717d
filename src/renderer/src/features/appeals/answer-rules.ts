import { isBlank, trimmed } from '@shared/blank.ts';
import { type Filling, fillIn, leftOpen } from '@/entities/fill-in.ts';
import type { Text } from '@/i18n/text.ts';
import type { DecisiveFact } from '@/kit/decisions/changes.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';
import { type Appeal, type AppealStatus, STATUS_LOOKS } from './appeal.ts';

/** Names of the placeholders in the interface. */
export const NAMES: Readonly<Record<keyof Filling, Text>> = { author: 'Muallif ismi', public_id: 'Murojaat raqami' };

/** Placeholder values of an appeal. */
export const fillingOf = ({ author_name, public_id }: Appeal): Filling => ({ author: author_name, public_id });

/** The answer as sent for an appeal: trimmed, placeholders filled in. */
export const wordsFor = (typed: string, appeal: Appeal): string => fillIn(trimmed(typed), fillingOf(appeal));

/** Reason why an answer cannot be sent: blank, or a placeholder without a value. */
export type WhyNot = 'blank' | keyof Filling;

/** Reason why an answer cannot be sent for an appeal (spec 001 §5); null if it can be sent. */
export function whyNot(typed: string, appeal: Appeal): WhyNot | null {
  if (isBlank(typed)) return 'blank';
  return leftOpen(typed, fillingOf(appeal))[0] ?? null;
}

const contextOf = ({ answer }: Pick<Appeal, 'answer'>): string | null => answer?.context ?? null;

/** Whether these words equal the appeal's answer. */
export const isAnsweredBy = (appeal: Pick<Appeal, 'answer'>, words: string): boolean =>
  comparedText(contextOf(appeal)) === comparedText(words);

/** State of a decision: not sent yet, sent although the response was lost, or decided otherwise. */
export type Became = 'open' | 'sent' | 'taken';

/** Returns the state of the decision `wanted` with these words, by the refetched appeal (spec 001 §4). */
export function becameOf(now: Pick<Appeal, 'status' | 'answer'>, wanted: AppealStatus, words: string): Became {
  if (now.status === 'NEW') return 'open';
  return now.status === wanted && isAnsweredBy(now, words) ? 'sent' : 'taken';
}

/** The facts that words for an appeal rest on. */
export const ANSWER_FACTS: readonly DecisiveFact<Appeal>[] = [
  {
    label: 'Holati',
    of: ({ status }) => status,
    shown: ({ status }, { t }) => (status ? t(STATUS_LOOKS[status].label) : '—'),
  },
  {
    label: 'Javob',
    of: (appeal) => comparedText(contextOf(appeal)),
    shown: (appeal, { tr }) => tr(contextOf(appeal)) || '—',
  },
];
