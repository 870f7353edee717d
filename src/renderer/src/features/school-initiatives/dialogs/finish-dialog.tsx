import { ChangedInitiative } from '@/entities/changed-initiative.tsx';
import { pictureRule } from '@/kit/files/file-rule.ts';
import { FormDialog } from '@/kit/forms/form-dialog.tsx';
import { SETTLED } from '@/kit/forms/nothing-to-send.ts';
import { picturesField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { UploadedPicturesField } from '@/kit/uploads/uploaded-pictures-field.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { NamedInitiative } from '../parts/naming.tsx';
import { RECORD_FAILED, useReport } from './use-report.ts';

const SCOPE = 'school-finish';
const PICTURE = pictureRule();
const FINISHED = recordForm({ accept_image_id: picturesField(2, 'Kamida 2 ta rasm yuklanishi kerak!') });

/** Dialog that finishes a winner, with at least two pictures (S148, S-055, S-056). */
export function FinishDialog({ initiative, board, onClose, onDone }: ActionDialogProps) {
  const { decision, report } = useReport({ initiative, board, onDone });
  const record = String(initiative.id);
  const { form, field } = useFieldsForm({ of: FINISHED, draft: { scope: SCOPE, record } });
  return (
    <FormDialog
      title="Golib tashabbusni yakunlash"
      form={form}
      submit={{ label: 'Yakunlash', idle: decision.settled ? SETTLED : undefined, failure: RECORD_FAILED }}
      onSubmit={({ accept_image_id }) => report({ status: 'FINISHED', pictures: accept_image_id })}
      onClose={onClose}
      size={640}
    >
      <ChangedInitiative decision={decision} />
      <NamedInitiative initiative={decision.basis} />
      <UploadedPicturesField
        name={`${SCOPE}/${record}/pictures`}
        label="Bajarilgan ish rasmlari"
        rule={PICTURE}
        {...field('accept_image_id')}
        onChange={(pictures) => form.setFieldValue('accept_image_id', pictures)}
      />
    </FormDialog>
  );
}
