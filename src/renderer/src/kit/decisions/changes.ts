import type { ReactNode } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

/** Two readings of a record: as the person saw it, and as it is now. */
type Readings<R> = { readonly seen: R; readonly now: R };

/** One fact of a record that a decision rests on. */
export type DecisiveFact<R> = {
  label: Text;
  /** The compared value. `other`: the other reading, which may leave out what this one tells. */
  of: (record: R, other: R) => string | number | boolean | null;
  /** The displayed value. Default: the compared text, in the chosen script; a dash for none. */
  shown?: (record: R, translation: Translation, readings: Readings<R>) => ReactNode;
};

/** A fact changed by somebody else, with its words before and after. */
export type Change = {
  readonly label: Text;
  readonly before: (translation: Translation) => ReactNode;
  readonly after: (translation: Translation) => ReactNode;
};

/**
 * The facts that somebody else has changed between two readings, in the order of `facts`; empty if a decision may rest on
 * either. `wanted`: what is to be sent; a fact that is so already is no change: an earlier attempt succeeded, and only its
 * answer was lost. Default: not known.
 */
export function changesBetween<R>(facts: readonly DecisiveFact<R>[], seen: R, now: R, wanted?: R): readonly Change[] {
  const differ = ({ of }: DecisiveFact<R>, one: R, other: R) => of(one, other) !== of(other, one);
  return facts
    .filter((fact) => differ(fact, seen, now) && (wanted === undefined || differ(fact, now, wanted)))
    .map(({ label, of, shown }) => {
      const wordsOf = (record: R, other: R) => (translation: Translation) =>
        shown ? shown(record, translation, { seen, now }) : translation.tr(String(of(record, other) ?? '')) || '—';
      return { label, before: wordsOf(seen, now), after: wordsOf(now, seen) };
    });
}

/** The fact which file a record has, by its id, which means nothing to a person. */
export const fileFact = <R>(label: Text, of: DecisiveFact<R>['of']): DecisiveFact<R> => ({
  label,
  of,
  shown: (record, { t }, { now }) => {
    if (!of(record, record)) return '—';
    return t(record === now ? 'Boshqa fayl' : 'Biriktirilgan fayl');
  },
});
