import { trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';
import { field } from '../fields.ts';
import { byLanguage } from '../forms/own-value.ts';
import type { RecordField } from '../forms/record-form.ts';
import { REQUIRED } from '../forms/rules.ts';
import { firstText, LANGUAGES, type Language, type Localized, NO_TEXT, readTitle } from '../title.ts';

export { LANGUAGES, type Language, type Localized, NO_TEXT };

/** Each language's own name; the same in both scripts. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  uz_lat: "O'zbekcha",
  uz_cyr: 'Ўзбекча',
  ru: 'Русский',
  en: 'English',
  kr: 'Qaraqalpaqsha',
};

/**
 * Returns a citizen's language by its own name, from the platform's code ("uz_lat", "RU"); "uz" without a script is
 * Latin. An unknown code is returned unchanged.
 */
export function languageName(code: string): string {
  const written = code.toLowerCase().replace('-', '_');
  const known = written === 'uz' ? 'uz_lat' : LANGUAGES.find((language) => language === written);
  return known ? LANGUAGE_NAMES[known] : code;
}

/**
 * Schema of a text in every language, trimmed; required in `languages`. `message` returns the message for an empty
 * required language.
 */
export function localizedText(
  message: (language: Language) => Text = () => REQUIRED,
  languages: readonly Language[] = LANGUAGES,
) {
  const line = (language: Language) =>
    z
      .string()
      .overwrite(trimmed)
      .min(languages.includes(language) ? 1 : 0, message(language));
  return z.object({ uz_lat: line('uz_lat'), uz_cyr: line('uz_cyr'), ru: line('ru'), en: line('en'), kr: line('kr') });
}

/** Schema of the platform's localized text: languages may be missing, a plain text is Uzbek Latin. */
export const localizedData: z.ZodType<Localized> = field('a title', readTitle);

/** Schema of a title, given alone or inside its record as `{ title }`. */
export const titleOrRecord: z.ZodType<Localized> = z.union([
  localizedData,
  z.looseObject({ title: localizedData }).transform(({ title }) => title),
]);

/** The Uzbek text in the script; otherwise the first language with a text. */
export const inUzbek = (localized: Localized, script: 'latin' | 'cyrillic'): string =>
  (script === 'cyrillic' && trimmed(localized.uz_cyr)) || firstText(localized);

/** Transliterates a Latin text to Cyrillic, trimmed. */
export const cyrillicOf = (latin: string): string => toCyrillic(trimmed(latin));

/**
 * Record field with a text in every language, required in `languages`. `message` returns the message for an empty
 * required language.
 */
export const titleField = (
  message?: (language: Language) => Text,
  languages: readonly Language[] = LANGUAGES,
): RecordField<Localized, Localized> => {
  const rule = localizedText(message, languages);
  return {
    empty: () => NO_TEXT,
    read: localizedData,
    rule,
    ruleOf: (stored) => byLanguage(rule, stored),
    required: languages.length > 0,
  };
};
