import { z } from 'zod';
import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import type { Text } from '@/i18n/text.ts';
import { recordId } from '@/kit/fields.ts';
import { type RecordField, recordForm, sentAs } from '@/kit/forms/record-form.ts';
import { required } from '@/kit/forms/rules.ts';
import { LANGUAGES, type Language, type Localized, localizedData, titleField } from '@/kit/localized/languages.ts';
import { type UploadedFile, uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';

/** Form values: a file for each language. */
export type FilesByLanguage = Record<Language, UploadedFile | null>;

const storedFile = z.looseObject({ file_id: z.string().min(1), lang: z.string() });
type StoredFile = z.output<typeof storedFile>;
const storedFiles = z
  .array(storedFile)
  .nullish()
  .transform((files) => files ?? []);

/** All files of a record in their order, also those that no field of the form shows. */
type StoredFiles = { readonly images: readonly StoredFile[]; readonly attachments: readonly StoredFile[] };

/** Values of the form of a document: title, image and file in each of five languages, and the files as stored. */
export type PaperValues = {
  title: Localized;
  images: FilesByLanguage;
  attachments: FilesByLanguage;
  stored: StoredFiles;
};

const NO_FILES: FilesByLanguage = { uz_lat: null, uz_cyr: null, ru: null, en: null, kr: null };

/** The stored file that the form shows for a language: the first. */
const shownOf = (files: readonly StoredFile[], language: string): StoredFile | undefined =>
  LANGUAGES.some((known) => known === language) ? files.find(({ lang }) => lang === language) : undefined;

/** Groups the files by language; the answer does not contain their names. */
function filesOf(files: readonly StoredFile[]): FilesByLanguage {
  const named = LANGUAGES.map((language) => {
    const file = shownOf(files, language);
    return [language, file ? { hash: file.file_id, name: '' } : null] as const;
  });
  return { ...NO_FILES, ...Object.fromEntries(named) };
}

/** Number of stored files that the form does not show: of an unknown language, or a further one of a language. */
export const unshown = ({ images, attachments }: StoredFiles): number =>
  [images, attachments].flatMap((files) => files.filter((file) => shownOf(files, file.lang) !== file)).length;

/** Row of a list of documents; images in the platform's order. */
export const paperRowSchema = z.object({
  id: recordId,
  title: localizedData,
  images: storedFiles.transform((images) => images.map(({ file_id, lang }) => ({ hash: file_id, lang }))),
});
/** A document of the site as listed. */
export type Paper = z.output<typeof paperRowSchema>;

type SentFile<More> = { readonly file_id: string; readonly lang: string } & More;

/** A file that is required in every language. `message`: error for a missing file, by language. */
function filesField(message: (language: Language) => Text) {
  const one = (language: Language) => required(uploadedFileSchema, message(language));
  const rule = z.object({ uz_lat: one('uz_lat'), uz_cyr: one('uz_cyr'), ru: one('ru'), en: one('en'), kr: one('kr') });
  return {
    empty: () => NO_FILES,
    read: storedFiles.transform(filesOf),
    rule,
    ruleOf: () => rule,
    required: true,
  };
}

/**
 * The files as sent, in the stored order: a new one with its language and `more`, in the place of the one that the form
 * showed; any other stored file as it came, with its own values of `more`.
 */
function sentFiles<More extends object>(
  files: Record<Language, UploadedFile>,
  stored: readonly StoredFile[],
  more: More,
): SentFile<More>[] {
  const own = LANGUAGES.map((lang) => ({ file_id: files[lang].hash, lang, ...more }));
  const kept = stored.map((file) => {
    const { file_id, lang } = file;
    const mine = own.find((one) => one.lang === lang);
    if (mine && mine.file_id !== file_id && shownOf(stored, lang) === file) return mine;
    const values = Object.keys(more).filter((name) => file[name] != null);
    return { file_id, lang, ...more, ...Object.fromEntries(values.map((name) => [name, file[name]])) };
  });
  return [...kept, ...own.filter(({ lang }) => !shownOf(stored, lang))];
}

/** Messages for a missing image and a missing file, and what is sent with each besides its language. */
type PaperSpec<Image, File> = {
  messages: (language: Language) => { image: Text; file: Text };
  more: { image: Image; file: File };
};

/** The form of a document. A save loses no stored file that the form does not show. */
export function paperForm<Image extends object, File extends object>({ messages, more }: PaperSpec<Image, File>) {
  const fields = recordForm({
    title: titleField((language) => TITLE_MESSAGES[language]),
    images: filesField((language) => messages(language).image),
    attachments: filesField((language) => messages(language).file),
    stored: storedField,
  });
  const form = sentAs(fields, ({ title, images, attachments, stored }) => ({
    title,
    images: sentFiles(images, stored.images, more.image),
    attachments: sentFiles(attachments, stored.attachments, more.file),
  }));
  const read = z.preprocess((record) => {
    const { images, attachments } = record as Partial<Record<'images' | 'attachments', unknown>>;
    return { ...(record as object), stored: { images, attachments } };
  }, form.read);
  return { ...form, read };
}

/** Read from the record's own files, and sent with those of the form. */
const storedField: RecordField<StoredFiles, StoredFiles> = {
  empty: () => ({ images: [], attachments: [] }),
  read: z.object({ images: storedFiles, attachments: storedFiles }),
  rule: z.object({ images: z.array(storedFile), attachments: z.array(storedFile) }),
  required: false,
};
