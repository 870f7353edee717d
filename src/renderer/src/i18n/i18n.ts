import type { Script } from '@shared/settings.ts';
import { createInstance, type i18n as I18n, type PostProcessorModule, type TOptions } from 'i18next';
import { toCyrillic } from './transliterate.ts';

const LANGUAGES = { latin: 'uz-Latn', cyrillic: 'uz-Cyrl' } as const satisfies Record<Script, string>;

/** What a window keeps in Cyrillic: the cells of a table of 1,000 rows fit, but no long descriptions. */
const REMEMBERED = { texts: 10_000, characters: 300 };

/** What i18next hands to a post-processor, as far as it is used here. */
interface Translator {
  language: string;
  interpolator: { interpolate(template: string, data: object, language: string, options: object): string };
}

/** The BCP 47 tag of a script, for `<html lang>`. */
export const languageOf = (script: Script): string => LANGUAGES[script];

/** The script in which an instance speaks now. */
export const scriptOf = (i18n: Pick<I18n, 'language'>): Script =>
  i18n.language === LANGUAGES.cyrillic ? 'cyrillic' : 'latin';

/**
 * The interface language of a window, with its own memory of transliterated texts. There are no resources: the
 * Latin text is the key and, for i18next, a missing one, which it returns as it is.
 */
export function createI18n(script: Script): I18n {
  const i18n = createInstance();
  void i18n.use(cyrillicProcessor()).init({
    lng: LANGUAGES[script],
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    postProcess: ['cyrillic'],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** Shows the whole window in the other script at once. */
export async function switchScript(i18n: I18n, script: Script): Promise<void> {
  await i18n.changeLanguage(LANGUAGES[script]);
}

/**
 * Makes the Cyrillic text from the key and fills in the values afterwards: i18next hands over a text in which they
 * are filled in already, and names and addresses among them must not change their script.
 */
function cyrillicProcessor(): PostProcessorModule {
  const remembered = new Map<string, string>();

  function cyrillicOf(text: string): string {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const cyrillic = toCyrillic(text);
    if (text.length <= REMEMBERED.characters) {
      if (remembered.size >= REMEMBERED.texts) remembered.clear();
      remembered.set(text, cyrillic);
    }
    return cyrillic;
  }

  return {
    type: 'postProcessor',
    name: 'cyrillic',
    process(value, key, options: TOptions & { lng?: string; replace?: object }, translator: Translator) {
      const language = options.lng ?? translator.language;
      if (language !== LANGUAGES.cyrillic) return value;
      const text = cyrillicOf(typeof key === 'string' ? key : (key[0] ?? value));
      return options.replace ? translator.interpolator.interpolate(text, options.replace, language, options) : text;
    },
  };
}
