import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { recordId } from '@/kit/fields.ts';
import { required } from '@/kit/forms/rules.ts';
import { LANGUAGES, type Language, type Localized, localizedData } from '@/kit/localized/languages.ts';
import { type UploadedFile, uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';

/** Form values: a file for each language. */
export type FilesByLanguage = Record<Language, UploadedFile | null>;

/** Values of the form of a document: title, image and file in each of five languages. */
export type PaperValues = { title: Localized; images: FilesByLanguage; attachments: FilesByLanguage };

const sentFiles = z.array(z.looseObject({ file_id: z.string().min(1), lang: z.string() })).nullish();
const NO_FILES: FilesByLanguage = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };

/** Groups the files by language; the answer does not contain their names. */
function filesOf(files: z.output<typeof sentFiles>): FilesByLanguage {
  const named = LANGUAGES.map((language) => {
    const file = files?.find(({ lang }) => lang === language);
    return [language, file ? { hash: file.file_id, name: '' } : null] as const;
  });
  return { ...NO_FILES, ...Object.fromEntries(named) };
}

/** Row of a list of documents; images in the platform's order. */
export const paperRowSchema = z.object({
  id: recordId,
  title: localizedData,
  images: sentFiles.transform((images) => (images ?? []).map(({ file_id, lang }) => ({ hash: file_id, lang }))),
});
/** A document of the site as listed. */
export type Paper = z.output<typeof paperRowSchema>;

/**
 * Field for a file that is required in every language; each file is sent with its language and with `more`. `message`:
 * error for a missing file, by language.
 */
export function filesField<More extends object = object>(message: (language: Language) => Text, more?: More) {
  const one = (language: Language) => required(uploadedFileSchema, message(language));
  const rule = z
    .object({ uz_lat: one('uz_lat'), uz_cyr: one('uz_cyr'), ru: one('ru'), en: one('en'), kr: one('kr') })
    .transform((files) => LANGUAGES.map((lang) => ({ file_id: files[lang].hash, lang, ...more })));
  return {
    empty: () => NO_FILES,
    read: sentFiles.transform((files) => filesOf(files)),
    rule,
    ruleOf: () => rule,
    required: true,
  };
}
