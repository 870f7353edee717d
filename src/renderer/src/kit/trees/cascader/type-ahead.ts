import { fold } from '@/i18n/fold.ts';

/**
 * The place of the next label in which a word begins with what is typed, in either script, going round from `from`; -1
 * where there is none. One letter moves on from the label that is there, more letters may keep it.
 */
export function typeAhead(labels: readonly string[], typed: string, from: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const start = wanted.length > 1 ? from : from + 1;
  const begins = (label: string) => ` ${fold(label)}`.includes(` ${wanted}`);
  const places = labels.map((_, index) => (start + index + labels.length) % labels.length);
  return places.find((place) => begins(labels[place] ?? '')) ?? -1;
}
