import type { Text } from '@/i18n/text.ts';
import type { Facts } from './facts.ts';

/** A fact in words, with its values. */
export type FactText = { readonly text: Text; readonly values?: Readonly<Record<string, string | number>> };

/** A winner of an earlier season. */
export type EarlierSeason = { readonly season: number | null; readonly year: number | null };

/** Texts of the facts that two initiatives share; an earlier season's winner is named as such first. */
export function factTexts(facts: Facts, winner: EarlierSeason | null): readonly FactText[] {
  const { metres, office, category, author, copy, picture } = facts;
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
    ...(metres !== null && office ? [{ text: 'umumiy nuqtada' } as const] : []),
    ...(copy ? [{ text: 'matni deyarli bir xil' } as const] : []),
    ...(picture ? [{ text: "rasmi bir xil ko'rinadi" } as const] : []),
    ...(author === 'same' ? [{ text: 'muallif ismi bir xil' } as const] : []),
    ...(author === 'alike' ? [{ text: "muallif ismi o'xshash" } as const] : []),
    // After an equal picture or text, the category adds nothing.
    ...(category && !copy && !picture ? [{ text: 'toifasi bir xil' } as const] : []),
  ];
}
