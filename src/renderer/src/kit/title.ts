import { trimmed } from '@shared/blank.ts';
/** The languages of the platform's content, in their order (Q-018, Z-097). */
export const LANGUAGES = ['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'] as const;
/** A language of the platform's content. */
export type Language = (typeof LANGUAGES)[number];

/** A text in every language of the platform's content. */
export type Localized = Record<Language, string>;

/** An empty text: the initial value of a new record. */
export const NO_TEXT: Localized = { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' };

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads the platform's title: an object of texts by language, of which some may be missing; a plain text, which is
 * Uzbek Latin; or nothing. Texts are not trimmed. Undefined for any other value.
 */
export function readTitle(value: unknown): Localized | undefined {
  if (typeof value !== 'object' || value === null) {
    const plain = textOf(value);
    return plain === undefined ? undefined : { ...NO_TEXT, uz_lat: plain };
  }
  const given = Object.keys(value);
  if (Array.isArray(value) || (given.length > 0 && !LANGUAGES.some((language) => language in value))) return undefined;
  const texts = value as Readonly<Record<string, unknown>>;
  const title = { ...NO_TEXT };
  for (const language of LANGUAGES) {
    const text = textOf(texts[language]);
    if (text === undefined) return undefined;
    title[language] = text;
  }
  return title;
}

/** The first non-blank text in the order of `LANGUAGES`, trimmed; '' if there is none. */
export function firstText(title: Localized): string {
  for (const language of LANGUAGES) {
    const text = trimmed(title[language]);
    if (text) return text;
  }
  return '';
}
