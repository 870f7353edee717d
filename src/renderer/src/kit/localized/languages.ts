import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';
import type { RecordField } from '../forms/record-form.ts';
import { REQUIRED } from '../forms/rules.ts';

/** The languages of the platform's content, in their order (Q-018, Z-097). */
export const LANGUAGES = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the platform's content. */
export type Localized = Record<Language, string>;

/** What a language is called in itself; the same in both scripts. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  uz_lat: "O'zbekcha",
  uz_cyr: 'Ўзбекча',
  ru: 'Русский',
  en: 'English',
  kr: 'Qaraqalpaqsha',
};

/**
 * What the language of a citizen is called in itself, of a code as the platform writes it ("uz_lat", "RU"); Uzbek without
 * a script is in Latin. A code that is not known stands as it is.
 */
export function languageName(code: string): string {
  const written = code.toLowerCase().replace('-', '_');
  const known = written === 'uz' ? 'uz_lat' : LANGUAGES.find((language) => language === written);
  return known ? LANGUAGE_NAMES[known] : code;
}

/** A text that no language has: what a new record begins with. */
export const NO_TEXT: Localized = { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' };

/**
 * A text in every language, sent without blanks around it; `languages` must have one. `message` gives what a language says
 * where it has none.
 */
export function localizedText(
  message: (language: Language) => Text = () => REQUIRED,
  languages: readonly Language[] = LANGUAGES,
) {
  const line = (language: Language) =>
    z
      .string()
      .trim()
      .min(languages.includes(language) ? 1 : 0, message(language));
  return z.object({ uz_lat: line('uz_lat'), uz_cyr: line('uz_cyr'), ru: line('ru'), en: line('en'), kr: line('kr') });
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A localized text as the platform gives it: a language may be missing; a plain text is the Uzbek Latin one. */
export const localizedData: z.ZodType<Localized> = z
  .union([
    z.object({ uz_lat: text, uz_cyr: text, ru: text, en: text, kr: text }),
    z.string().transform((line) => ({ ...NO_TEXT, uz_lat: line })),
    z.null().transform(() => NO_TEXT),
    z.undefined().transform(() => NO_TEXT),
  ])
  .transform((value): Localized => value);

/** The text in Uzbek in the wanted script; where it has none there, in the first language that has one. */
export function inUzbek(localized: Localized, script: 'latin' | 'cyrillic'): string {
  const [first, second] = script === 'latin' ? (['uz_lat', 'uz_cyr'] as const) : (['uz_cyr', 'uz_lat'] as const);
  return localized[first] || localized[second] || localized.ru || localized.en || localized.kr;
}

/** The Cyrillic text that a Latin one makes. */
export const cyrillicOf = (latin: string): string => toCyrillic(latin.trim());

/** The field of a text that `languages` must have. `message` gives what a language says where it has none. */
export const titleField = (
  message?: (language: Language) => Text,
  languages: readonly Language[] = LANGUAGES,
): RecordField<Localized, Localized> => ({
  empty: () => NO_TEXT,
  read: localizedData,
  rule: localizedText(message, languages),
  required: languages.length > 0,
});
