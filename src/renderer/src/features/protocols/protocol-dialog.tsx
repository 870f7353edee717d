import { Text } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { PROTOCOL_PATH } from '@/entities/moderation-protocol.ts';
import { useFindUndo } from '@/entities/undo.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChangedValues } from '@/kit/decisions/changed-values.tsx';
import { changesBetween, fileFact } from '@/kit/decisions/changes.ts';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { PDF_FILE } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { required } from '@/kit/forms/rules.ts';
import { useSchemaForm } from '@/kit/forms/use-schema-form.ts';
import { useNotices } from '@/kit/notices.ts';
import { uploadedFileSchema } from '@/kit/uploads/uploaded-file.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import { readProtocol, replaceProtocol } from './api.ts';
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
  const guard = useProtocolGuard(protocol, board, () => form.getValues().file?.hash);
  return (
    <FormDialog
      title={file_id ? 'Protokol faylini almashtirish' : 'Protokol faylini yuklash'}
      form={form}
      submit={{ label: 'Saqlash' }}
      onSubmit={async ({ file }) => {
        const outcome = await guard.decide(async (now) => {
          if (now.file_id !== file.hash) await replaceProtocol(now, file.hash, board);
        });
        if (outcome === 'stay') return 'stay';
        const undo = findUndo({ kind: 'district', id: districtOf(protocol).id });
        notices.success('Fayl yuklandi', undefined, undo);
        void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
        return 'done';
      }}
      onClose={onClose}
    >
      <ChangedValues
        title="Siz ko'rayotganingizda ma'lumot o'zgardi"
        changes={guard.changes}
        advice="Fayl saqlanmadi. O'zgarishlarni ko'rib, qayta saqlang."
      />
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

const PROTOCOL_FACTS = [fileFact<Pick<KnownProtocol, 'file_id'>>('Protokol fayli', ({ file_id }) => file_id)];

/**
 * Guards the file of a protocol: nothing is sent over a file that somebody else has put there since the dialog was
 * opened. `chosenNow` gives the chosen file's id at the time of saving: if the protocol already has that file, an
 * earlier save succeeded and only its answer was lost.
 */
function useProtocolGuard(
  protocol: KnownProtocol,
  board: number,
  chosenNow: () => string | undefined,
): Decision<KnownProtocol> {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [PROTOCOL_PATH] });
  return useDecision({
    record: protocol,
    read: async ({ id, district_id }) => {
      const now = await readProtocol(id, { board, region: null, district: district_id });
      if (now === null) throw new AppError({ kind: 'not-found' });
      return now;
    },
    changesBetween: (seen, now) => changesBetween(PROTOCOL_FACTS, seen, now, { file_id: chosenNow() ?? null }),
    onChanged: refresh,
    onFailed: refresh,
  });
}
