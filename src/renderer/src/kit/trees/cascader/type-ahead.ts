import { fold } from '@/i18n/fold.ts';

/**
 * Index of the next label with a word that begins with `typed`, in either script, searching cyclically from `from`; -1
 * if no label has such a word. A single letter skips the label at `from`, more letters may stay on it.
 */
export function typeAhead(labels: readonly string[], typed: string, from: number): number {
  const wanted = fold(typed);
  if (wanted === '') return -1;
  const start = wanted.length > 1 ? from : from + 1;
  const begins = (label: string) => ` ${fold(label)}`.includes(` ${wanted}`);
  const places = labels.map((_, index) => (start + index + labels.length) % labels.length);
  return places.find((place) => begins(labels[place] ?? '')) ?? -1;
}
