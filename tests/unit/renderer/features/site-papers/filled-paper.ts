import type { FilesByLanguage, PaperValues } from '@/features/site-papers/paper.ts';
import type { Localized } from '@/kit/localized/languages.ts';
import { LANGUAGES } from '@/kit/localized/languages.ts';

const inEach = <T>(of: (language: string) => T) => Object.fromEntries(LANGUAGES.map((lang) => [lang, of(lang)]));
const files = (hash: string) => inEach((lang) => ({ hash: `${hash}-${lang}`, name: '' })) as FilesByLanguage;

/** Complete values for the form of a paper. */
export const filledPaper = (): PaperValues => ({
  title: inEach((lang) => `Nizom ${lang}`) as Localized,
  images: files('rasm'),
  attachments: files('hujjat'),
  stored: { images: [], attachments: [] },
});

/** Messages of a form, by path. */
export const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
