import { z } from 'zod';
import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { recordId } from '@/kit/fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { required } from '@/kit/forms/rules.ts';
import { LANGUAGES, type Language, localizedData, titleField } from '@/kit/localized/languages.ts';
import { type UploadedFile, uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';

/** A file for each language, as the form holds them. */
type Files = Record<Language, UploadedFile | null>;

const sentFiles = z.array(z.looseObject({ file_id: z.string().min(1), lang: z.string() })).nullish();
const NO_FILES: Files = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };

/** The files by their languages; how they were called is not known. */
function filesOf(files: z.output<typeof sentFiles>): Files {
  const named = LANGUAGES.map((language) => {
    const file = files?.find(({ lang }) => lang === language);
    return [language, file ? { hash: file.file_id, name: '' } : null] as const;
  });
  return { ...NO_FILES, ...Object.fromEntries(named) };
}

/** A row of the list. */
export const documentRowSchema = z.object({
  id: recordId,
  title: localizedData,
  images: sentFiles.transform((images) => filesOf(images)),
});
export type RegulatoryDocument = z.output<typeof documentRowSchema>;

/** What is said of a language without its files (Z-132). */
const MESSAGES: Readonly<Record<Language, { image: Text; file: Text }>> = {
  uz_lat: { image: 'Sarlavha uchun rasm yuklang (Uz)', file: 'Fayl yuklang (Uz)' },
  uz_cyr: { image: 'Sarlavha uchun rasm yuklang (UzKr)', file: 'Fayl yuklang (UzKr)' },
  ru: { image: 'Sarlavha uchun rasm yuklang (Ru)', file: 'Fayl yuklang (Ru)' },
  en: { image: 'Sarlavha uchun rasm yuklang (En)', file: 'Fayl yuklang (En)' },
  kr: { image: 'Sarlavha uchun rasm yuklang (Kp)', file: 'Fayl yuklang (Kp)' },
};

/** A file that every language must have; sent with its language and its type (I-025). */
function filesField<T extends 'IMAGE' | 'ATTACHMENT'>(type: T, message: (language: Language) => Text) {
  const one = (language: Language) => required(uploadedFileSchema, message(language));
  return {
    empty: () => NO_FILES,
    read: sentFiles.transform((files) => filesOf(files)),
    rule: z
      .object({ uz_lat: one('uz_lat'), uz_cyr: one('uz_cyr'), ru: one('ru'), en: one('en'), kr: one('kr') })
      .transform((files) => LANGUAGES.map((lang) => ({ file_id: files[lang].hash, lang, type }))),
    required: true,
  };
}

/** The rules of spec 001 §5, and what is sent. */
export const documentForm = recordForm({
  title: titleField((language) => TITLE_MESSAGES[language]),
  images: filesField('IMAGE', (language) => MESSAGES[language].image),
  attachments: filesField('ATTACHMENT', (language) => MESSAGES[language].file),
});
