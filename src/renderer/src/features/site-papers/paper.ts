import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { recordId } from '@/kit/fields.ts';
import { required } from '@/kit/forms/rules.ts';
import { LANGUAGES, type Language, type Localized, localizedData } from '@/kit/localized/languages.ts';
import { type UploadedFile, uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';

/** A file for each language, as the form holds them. */
export type FilesByLanguage = Record<Language, UploadedFile | null>;

/** What the form of a paper holds: a title, a picture and a file in each of five languages. */
export type PaperValues = { title: Localized; images: FilesByLanguage; attachments: FilesByLanguage };

const sentFiles = z.array(z.looseObject({ file_id: z.string().min(1), lang: z.string() })).nullish();
const NO_FILES: FilesByLanguage = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };

/** The files by their languages; how they were called is not known. */
function filesOf(files: z.output<typeof sentFiles>): FilesByLanguage {
  const named = LANGUAGES.map((language) => {
    const file = files?.find(({ lang }) => lang === language);
    return [language, file ? { hash: file.file_id, name: '' } : null] as const;
  });
  return { ...NO_FILES, ...Object.fromEntries(named) };
}

/** A row of a list of papers; its pictures in the order of the platform. */
export const paperRowSchema = z.object({
  id: recordId,
  title: localizedData,
  images: sentFiles.transform((images) => (images ?? []).map(({ file_id, lang }) => ({ hash: file_id, lang }))),
});
export type Paper = z.output<typeof paperRowSchema>;

/**
 * A file that every language must have; sent with its language and with `more`. `message` gives what a language says where
 * it has none.
 */
export function filesField<More extends object = object>(message: (language: Language) => Text, more?: More) {
  const one = (language: Language) => required(uploadedFileSchema, message(language));
  return {
    empty: () => NO_FILES,
    read: sentFiles.transform((files) => filesOf(files)),
    rule: z
      .object({ uz_lat: one('uz_lat'), uz_cyr: one('uz_cyr'), ru: one('ru'), en: one('en'), kr: one('kr') })
      .transform((files) => LANGUAGES.map((lang) => ({ file_id: files[lang].hash, lang, ...more }))),
    required: true,
  };
}
