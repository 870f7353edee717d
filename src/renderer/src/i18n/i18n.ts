import type { Script } from '@shared/settings.ts';
import type { NamedValues, Text, TextValues } from './text.ts';
import { toCyrillic } from './transliterate.ts';

const LANGUAGES = { latin: 'uz-Latn', cyrillic: 'uz-Cyrl' } as const satisfies Record<Script, string>;

/**
 * Limits of the transliteration cache, in texts and in characters per text: enough for the cells of a table of 1,000
 * rows; long descriptions are not cached.
 */
const REMEMBERED = { texts: 10_000, characters: 300 };

/**
 * Letters of the longest text of the platform that is transliterated, about 50 ms: a longer one stays as it is, so that
 * a list with many of them is still drawn.
 */
const MOST_LETTERS = 50_000;

/** The BCP 47 tag of a script, for `<html lang>`. */
export const languageOf = (script: Script): string => LANGUAGES[script];

/** The translation functions of one script. */
export type Translation = {
  /** A text of the interface in the chosen script. The values fill its `{{names}}` and are not transliterated. */
  readonly t: <S extends Text>(text: S, ...values: NamedValues<S>) => string;
  /**
   * Platform data (a name, a title) in the chosen script; Cyrillic words and texts of over 50,000 letters stay, null and
   * undefined give ''.
   */
  readonly tr: (data: string | null | undefined) => string;
  readonly script: Script;
};

/** The interface language of a window. */
export type I18n = {
  /** The current translation: the same object until the script changes. */
  readonly current: () => Translation;
  /** Switches the whole window to this script. */
  readonly switchTo: (script: Script) => void;
  /** Calls the listener after each change of script; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Creates the interface language of a window, with its own cache of transliterated texts. No translation files are
 * loaded: a text is Latin and its own key.
 */
export function createI18n(script: Script): I18n {
  const cyrillicOf = rememberedCyrillic();
  // Values are filled in after transliteration: names and addresses keep their script.
  const inCyrillic = (text: string, values?: TextValues) => filled(cyrillicOf(text), values);
  const translations: Record<Script, Translation> = {
    latin: { script: 'latin', t: filled, tr: (data) => data ?? '' },
    cyrillic: {
      script: 'cyrillic',
      t: inCyrillic,
      tr: (data) => (data && data.length <= MOST_LETTERS ? cyrillicOf(data) : (data ?? '')),
    },
  };
  const listeners = new Set<() => void>();
  let now = translations[script];
  return {
    current: () => now,
    switchTo: (next) => {
      if (next === now.script) return;
      now = translations[next];
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Replaces the `{{names}}` of a text; a name without a value stays visible. */
const filled = (text: string, values?: TextValues): string =>
  values ? text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;

function rememberedCyrillic(): (text: string) => string {
  const remembered = new Map<string, string>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const cyrillic = toCyrillic(text);
    if (text.length <= REMEMBERED.characters) {
      if (remembered.size >= REMEMBERED.texts) remembered.clear();
      remembered.set(text, cyrillic);
    }
    return cyrillic;
  };
}
