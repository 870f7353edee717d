import type { Insertion } from './used-texts-menu.tsx';

/** Stands in a kept text for the nth insertion that it had: no keyboard types it. */
const gapOf = (nth: number): string => `\uFFFC${nth}`;
const GAP = /\uFFFC(\d)/gu;

/** A text with gaps in place of what was inserted, which is another thing for another record. */
export function withGaps(text: string, insertions: readonly Insertion[]): string {
  const inserted = insertions
    .map((one) => one.text)
    .filter((one) => one !== '' && text.includes(one))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  return inserted.reduce((now, one, nth) => now.replaceAll(one, gapOf(nth)), text);
}

/** The text with its gaps filled by the insertions of the record in view; null if there are too few. */
export function withoutGaps(text: string, insertions: readonly Insertion[]): string | null {
  const nths = [...text.matchAll(GAP)].map(([, nth]) => Number(nth));
  if (nths.some((nth) => !insertions[nth])) return null;
  return text.replaceAll(GAP, (_, nth: string) => insertions[Number(nth)]?.text ?? '');
}

/** The text as it is shown where its gaps cannot be filled. */
export const shownGaps = (text: string): string => text.replaceAll(GAP, '…');
