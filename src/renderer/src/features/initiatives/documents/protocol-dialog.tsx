import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { required } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { PROTOCOL_PATH } from '../model/api.ts';
import { replaceProtocol } from './api.ts';
import { districtOf, type KnownProtocol } from './documents.ts';

const SCOPE = 'protocol';
const rules = z.object({ file: required(uploadedFileSchema) });
const EMPTY: z.input<typeof rules> = { file: null };

export type ProtocolDialogProps = { protocol: KnownProtocol; board: number; onClose: () => void };

/** Dialog that replaces the file of a district's protocol (E-005, E-009). */
export function ProtocolDialog({ protocol, board, onClose }: ProtocolDialogProps) {
  const { id, region, district, file_id } = protocol;
  const { tr } = useT();
  const notices = useNotices();
  const findUndo = useFindUndo();
  const queries = useQueryClient();
  const { form, field } = useSchemaForm({ schema: rules, values: EMPTY, draft: { scope: SCOPE, record: String(id) } });
  return (
    <FormDialog
      title={file_id ? 'Protokol faylini almashtirish' : 'Protokol faylini yuklash'}
      form={form}
      submit={{ label: 'Saqlash' }}
      onSubmit={async ({ file }) => {
        await replaceProtocol(protocol, file.hash, board);
        const undo = findUndo({ kind: 'district', id: districtOf(protocol).id });
        notices.success('Fayl yuklandi', undefined, undo);
        void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
        return 'done';
      }}
      onClose={onClose}
    >
      <Text c="var(--tb-text-2)">{[tr(region), tr(district)].filter(Boolean).join(', ')}</Text>
      <UploadedFileField
        name={`${SCOPE}/${id}/file`}
        label="Protokol fayli"
        rule={PDF_FILE}
        required
        {...field('file')}
      />
    </FormDialog>
  );
}
