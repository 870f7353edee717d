import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { labelledWord, optionalText } from '@/kit/fields.ts';
import { languageName } from '@/kit/localized/languages.ts';
import type { Page } from '@/kit/page.ts';

/** Labels of the suggestion types (H-012); the words are ours (Z-129). */
const TYPES = {
  VOTE: 'Ovoz berish',
  WINNER: "G'oliblar",
  TOTAL_FUND: "Umumiy mablag'",
  TECH: 'Texnik masalalar',
  FORUM_TYPE: 'Forum shakli',
  FUND_AND_REALIZATION: 'Moliyalashtirish va amalga oshirish',
  DATE: 'Muddatlar',
  OTHER: 'Boshqa',
} as const satisfies Readonly<Record<string, Text>>;

/** Row of the list (spec 001 §3). */
export const rowSchema = z.object({
  /** Name of the language. */
  lang: optionalText.transform((code) => code && languageName(code)),
  text: optionalText,
  /** Label of the type. */
  type: labelledWord<Text>(TYPES),
});
/** A suggestion of a citizen. `place`: index among all suggestions, in place of an id, which suggestions lack. */
export type Suggestion = z.output<typeof rowSchema> & { readonly place: number };

/** Adds the place to each suggestion of a page. */
export const placed = (page: Page<z.output<typeof rowSchema>>): Page<Suggestion> => ({
  ...page,
  rows: page.rows.map((suggestion, index) => ({ ...suggestion, place: page.offset + index })),
});
