import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { CopyKind } from '@shared/files.ts';
import { CONTENT_FILE, CONTENT_PICTURE } from '@/entities/content-files.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { LanguageTabs } from '@/kit/localized/language-tabs.tsx';
import { FillButton } from '@/kit/localized/localized-fields.tsx';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { documents } from './api.ts';

/** What a paper may be: what `CONTENT_FILE` lets pass. */
const FILE_KINDS: CopyKind[] = ['pdf', 'jpeg', 'png'];

/** The form of a regulatory document: a title, a picture and a paper in each of five languages (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: documents,
    list: '/app/regulatory-documents',
    failure: "Xatolik qayta urinib ko'ring",
  });
  const { id = 'new', form, field } = state;
  return (
    <FormPage state={state}>
      <LanguageTabs errors={form.errors}>
        {(language) => (
          <>
            <TextInput
              label={t('Sarlavha')}
              {...field(`title.${language}`)}
              {...(language === 'uz_cyr' && {
                rightSectionWidth: 'auto',
                rightSection: (
                  <FillButton
                    from={form.values.title.uz_lat}
                    onFill={(text) => form.setFieldValue('title.uz_cyr', text)}
                  />
                ),
              })}
            />
            <SimpleGrid cols={2} spacing={20}>
              <UploadedPictureField
                name={`${documents.path}/${id}/images.${language}`}
                label="Sarlavha uchun rasm"
                rule={CONTENT_PICTURE}
                {...field(`images.${language}`)}
              />
              <Stack gap={12}>
                <UploadedFileField
                  name={`${documents.path}/${id}/attachments.${language}`}
                  label="Fayl"
                  rule={CONTENT_FILE}
                  {...field(`attachments.${language}`)}
                />
                <Stored file={form.values.attachments[language]} />
              </Stack>
            </SimpleGrid>
          </>
        )}
      </LanguageTabs>
    </FormPage>
  );
}

/** The paper, to be looked at before it is replaced. */
function Stored({ file }: { file: UploadedFile | null }) {
  const { t } = useT();
  return (
    file && (
      <StoredFile hash={file.hash} name={file.name || 'hujjat.pdf'} row={file.name || t('Fayl')} kinds={FILE_KINDS} />
    )
  );
}
