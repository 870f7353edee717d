import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useT } from '@/i18n/use-t.ts';
import { PDF_WISH } from '@/kit/files/wish.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { uploadedFileSchema } from '@/kit/forms/uploaded-file.ts';
import { UploadedFileField } from '@/kit/forms/uploaded-file-field.tsx';
import { useNotices } from '@/kit/notices.ts';
import { PROTOCOL_PATH } from '../protocol.ts';
import { replaceProtocol } from './api.ts';
import type { KnownProtocol } from './documents.ts';

const SCOPE = 'protocol';
const schema = z.object({ file: uploadedFileSchema.nullable() });
type Values = z.infer<typeof schema>;

export type ProtocolDialogProps = { protocol: KnownProtocol; onClose: () => void };

/** Puts another file in the place of a district's protocol (E-005, E-009). */
export function ProtocolDialog({ protocol: { id, region, district, file_id }, onClose }: ProtocolDialogProps) {
  const { t, tr } = useT();
  const notices = useNotices();
  const queries = useQueryClient();
  const form = useForm<Values>({
    initialValues: { file: null },
    validate: { file: (file) => (file ? null : t('Majburiy maydon')) },
  });
  return (
    <FormDialog
      title={file_id ? 'Protokol faylini almashtirish' : 'Protokol faylini yuklash'}
      form={form}
      draft={{ scope: SCOPE, record: String(id), schema }}
      submit={{ label: 'Saqlash' }}
      onSubmit={async ({ file }) => {
        if (!file) return 'stay';
        await replaceProtocol(id, file.hash);
        notices.success('Fayl yuklandi');
        void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
        return 'done';
      }}
      onClose={onClose}
    >
      <Text c="var(--tb-text-2)">{[tr(region), tr(district)].filter(Boolean).join(', ')}</Text>
      <UploadedFileField
        name={`${SCOPE}/${id}/file`}
        label="Protokol fayli"
        wish={PDF_WISH}
        required
        {...form.getInputProps('file')}
      />
    </FormDialog>
  );
}
