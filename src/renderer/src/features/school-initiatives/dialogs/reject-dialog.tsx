import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { pdfRule } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { fileField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { UploadedFileField } from '@/kit/uploads/uploaded-file-field.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { RECORD_FAILED, useReport } from './use-report.ts';

const SCOPE = 'school-reject';
const PAPER = pdfRule({ missing: 'PDF fayl yuklang!' });
const REJECTED = recordForm({ reject_file_id: fileField({ message: PAPER.missing }) });

/** Dialog that rejects a winner, with a PDF (S149, S-057, S-058). */
export function RejectDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { decision, report } = useReport({ initiative, board, onDone });
  const record = String(initiative.id);
  const { form, field } = useFieldsForm({ of: REJECTED, draft: { scope: SCOPE, record } });
  return (
    <FormDialog
      title="Golib tashabbusni rad etish"
      form={form}
      submit={{
        label: 'Rad etish',
        danger: true,
        idle: decision.settled ? SETTLED : undefined,
        failure: RECORD_FAILED,
      }}
      onSubmit={({ reject_file_id }) => report({ status: 'REJECTED', paper: reject_file_id })}
      onClose={onClose}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <UploadedFileField
        name={`${SCOPE}/${record}/file`}
        label="Asoslovchi hujjat"
        rule={PAPER}
        {...field('reject_file_id')}
      />
    </FormDialog>
  );
}
