import type { Script } from '@shared/settings.ts';
import type { Text } from './catalogue.ts';
import { toCyrillic } from './transliterate.ts';

const LANGUAGES = { latin: 'uz-Latn', cyrillic: 'uz-Cyrl' } as const satisfies Record<Script, string>;

/** What a window keeps in Cyrillic: the cells of a table of 1,000 rows fit, but no long descriptions. */
const REMEMBERED = { texts: 10_000, characters: 300 };

/** The BCP 47 tag of a script, for `<html lang>`. */
export const languageOf = (script: Script): string => LANGUAGES[script];

type Values = Readonly<Record<string, string | number>>;

export type Translation = {
  /** A text of the interface in the chosen script. `values` fill its `{{names}}` and are shown as they are given. */
  readonly t: (text: Text, values?: Values) => string;
  /** Platform data (a name, a title) in the chosen script; Cyrillic words stay as they are, nothing gives ''. */
  readonly tr: (data: string | null | undefined) => string;
  readonly script: Script;
};

/** The interface language of a window. */
export type I18n = {
  /** How it speaks now: the same object until the script changes. */
  readonly current: () => Translation;
  /** Shows the whole window in this script. */
  readonly switchTo: (script: Script) => void;
  /** Calls the listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Makes the interface language of a window, with its own memory of transliterated texts. There are no resources: a text
 * of the catalogue is Latin and is its own key.
 */
export function createI18n(script: Script): I18n {
  const cyrillicOf = rememberedCyrillic();
  const translations: Record<Script, Translation> = {
    latin: { script: 'latin', t: filled, tr: (data) => data ?? '' },
    cyrillic: {
      script: 'cyrillic',
      // Values are filled in afterwards: names and addresses among them keep their script.
      t: (text, values) => filled(cyrillicOf(text), values),
      tr: (data) => (data ? cyrillicOf(data) : ''),
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

/** The text with its `{{names}}` replaced; a name without a value stays, so that it is seen. */
const filled = (text: string, values?: Values): string =>
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
