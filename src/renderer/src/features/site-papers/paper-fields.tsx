import { Alert, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { CONTENT_PICTURE, type ContentFile } from '@/entities/content-files.ts';
import { useT } from '@/i18n/use-t.ts';
import type { CrudForm } from '@/kit/crud/use-crud-form.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import type { Language } from '@/kit/localized/languages.ts';
import { fillable } from '@/kit/localized/localized-fields.tsx';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { type PaperValues, unshown } from './paper.ts';

export type PaperFieldsProps<Sent> = {
  state: CrudForm<PaperValues, Sent>;
  /** Rule for the file of each language. */
  rule: ContentFile;
  /** Labels of the tabs. Default: the languages' own names. */
  names?: Readonly<Record<Language, string>>;
};

/** Fields of a document: title, image and file in each of five languages (spec 001 §2, §5). */
export function PaperFields<Sent>({ state, rule, names }: PaperFieldsProps<Sent>) {
  const { t } = useT();
  const { form, field } = state;
  const { scope, record } = form.draft;
  const name = `${scope}/${record}`;
  const others = unshown(form.values.stored);
  return (
    <>
      <LanguageTabs errors={form.errors} {...(names && { names })}>
        {(language) => (
          <>
            <TextInput
              label={t('Sarlavha')}
              {...field(`title.${language}`)}
              {...fillable(language, form.values.title.uz_lat, (text) => form.setFieldValue('title.uz_cyr', text))}
            />
            <SimpleGrid cols={2}>
              <UploadedPictureField
                name={`${name}/images.${language}`}
                label="Sarlavha uchun rasm"
                rule={CONTENT_PICTURE}
                {...field(`images.${language}`)}
              />
              <Stack gap={12}>
                <UploadedFileField
                  name={`${name}/attachments.${language}`}
                  label="Fayl"
                  rule={rule}
                  {...field(`attachments.${language}`)}
                />
                <Stored file={form.values.attachments[language]} rule={rule} />
              </Stack>
            </SimpleGrid>
          </>
        )}
      </LanguageTabs>
      {others > 0 && (
        <Alert color="gray">
          {t("Hujjatda yana {{count}} ta fayl bor: boshqa tilda yoki takroriy. Ular o'zgarishsiz qoladi.", {
            count: others,
          })}
        </Alert>
      )}
    </>
  );
}

/** The stored file, to be viewed before it is replaced. */
function Stored({ file, rule }: { file: UploadedFile | null; rule: ContentFile }) {
  const { t } = useT();
  return (
    file && (
      <StoredFile hash={file.hash} name={file.name || 'hujjat.pdf'} row={file.name || t('Fayl')} kinds={rule.accept} />
    )
  );
}
