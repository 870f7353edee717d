import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalText } from '@/kit/fields.ts';
import { languageName } from '@/kit/localized/languages.ts';
import type { Page } from '@/kit/page.ts';

/** What suggestions are about (H-012); the words are ours (Z-129). */
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

/** A suggestion as the list gives it (spec 001 §3). */
export const rowSchema = z.object({
  /** What it is called. */
  lang: optionalText.transform((code) => code && languageName(code)),
  text: optionalText,
  /** What it is called; null for a type that this program does not know. */
  type: z
    .enum(Object.keys(TYPES) as (keyof typeof TYPES)[])
    .transform((type): Text => TYPES[type])
    .nullable()
    .catch(null),
});
/** A suggestion of a citizen; `place`: among all of them, from 0, because it has no id. */
export type Suggestion = z.output<typeof rowSchema> & { readonly place: number };

/** A page whose suggestions know their places. */
export const placed = (page: Page<z.output<typeof rowSchema>>): Page<Suggestion> => ({
  ...page,
  rows: page.rows.map((suggestion, index) => ({ ...suggestion, place: page.offset + index })),
});
