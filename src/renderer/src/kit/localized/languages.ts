import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';
import { field } from '../fields.ts';
import type { RecordField } from '../forms/record-form.ts';
import { REQUIRED } from '../forms/rules.ts';
import { firstText, LANGUAGES, type Language, type Localized, NO_TEXT, readTitle } from '../title.ts';

export { LANGUAGES, type Language, type Localized, NO_TEXT };

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

/** A localized text as the platform gives it: a language may be missing; a plain text is the Uzbek Latin one. */
export const localizedData: z.ZodType<Localized> = field('a title', readTitle);

/** The text in Uzbek in the wanted script; where it has none there, in the first language that has one. */
export const inUzbek = (localized: Localized, script: 'latin' | 'cyrillic'): string =>
  (script === 'cyrillic' && localized.uz_cyr.trim()) || firstText(localized);

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
