import { Stack } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { StoredFile } from '@/kit/files/stored-file.tsx';
import { UploadedFileField, type UploadedFileFieldProps } from '@/kit/uploads/uploaded-file-field.tsx';
import { DOCUMENT_FILE, DOCUMENTS, type DocumentField } from './chronology.ts';

export type DocumentInputProps = Omit<UploadedFileFieldProps, 'name' | 'label' | 'rule'> & {
  of: DocumentField;
  /** First part of the upload's name: the record. */
  upload: string;
};

/** Field of a document, with the stored file to view before it is replaced. */
export function DocumentInput({ of, upload, ...field }: DocumentInputProps) {
  const { t } = useT();
  const label = DOCUMENTS[of];
  const { value } = field;
  return (
    <Stack gap={4}>
      <UploadedFileField {...field} name={`${upload}/${of}`} label={label} rule={DOCUMENT_FILE} />
      {value && <StoredFile hash={value.hash} name={value.name || `${of}.pdf`} row={value.name || t(label)} />}
    </Stack>
  );
}
