import type { Text } from '@/i18n/catalogue.ts';
import type { Facts } from './facts.ts';

/** A fact in words, with its values. */
export type FactText = { readonly text: Text; readonly values?: Readonly<Record<string, string | number>> };

/** A winner of an earlier season. */
export type EarlierSeason = { readonly season: number | null; readonly year: number | null };

/** What two initiatives have in common, in words; of a winner of an earlier season first of all that. */
export function factTexts(facts: Facts, winner: EarlierSeason | null): readonly FactText[] {
  const { metres, category, author, copy, picture } = facts;
  return [
    ...(winner
      ? [
          {
            text: "{{season}}-mavsum, {{year}} g'olibi",
            values: { season: winner.season ?? '—', year: winner.year ?? '—' },
          } as const,
        ]
      : []),
    ...(metres === null ? [] : [{ text: '{{metres}} m narida', values: { metres: Math.round(metres) } } as const]),
    ...(copy ? [{ text: 'matni deyarli bir xil' } as const] : []),
    ...(picture ? [{ text: "rasmi bir xil ko'rinadi" } as const] : []),
    ...(author ? [{ text: 'muallif ismi bir xil' } as const] : []),
    // Beside a picture or a text that is the same, the category says nothing more.
    ...(category && !copy && !picture ? [{ text: 'toifasi bir xil' } as const] : []),
  ];
}
