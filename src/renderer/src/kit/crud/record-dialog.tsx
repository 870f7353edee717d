import type { ReactNode } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { DialogFrame, type Frame } from '../forms/dialog-frame.tsx';
import { DialogForm } from '../forms/form-dialog.tsx';
import { unchanged } from '../forms/nothing-to-send.ts';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';
import type { Crud } from './define-crud.ts';
import { RecordReading } from './record-reading.tsx';
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts';

type RecordFieldsProps<V extends FormValues, Sent> = {
  /** Which record, and the initial values; for a known record, those of its row. */
  of: RecordFormOptions<V, Sent>;
  /** Notice after saving. Default: "Muvafaqiyatli saqlandi" with its title. */
  done?: Text | undefined;
  /** Words for a failed save. Default: the save words of the screen's document. */
  failure?: Text | FailureWords | undefined;
  /** The fields. */
  children: (state: RecordFormState<V, Sent>) => ReactNode;
};

export type RecordDialogProps<V extends FormValues, Sent> = RecordFieldsProps<V, Sent> & {
  title: Text;
  /**
   * Query that reads a known record before it can be edited; meanwhile the values of its row are shown. Default: not
   * read, for a record that no call returns singly.
   */
  read?: Crud<never, V, Sent>['item'];
  /** Width in px. Default: 560. */
  size?: number;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
};

/** A dialog over a list with the form of a new or known record: saves once, then refetches the list. */
export function RecordDialog<V extends FormValues, Sent>(props: RecordDialogProps<V, Sent>) {
  const { title, read, size, onClose, of: record, ...rest } = props;
  const of = { ...record, item: read };
  const fields = { ...rest, of };
  return (
    <DialogFrame title={title} size={size} onClose={onClose}>
      {(frame) =>
        read && of.id !== undefined ? (
          <RecordReading item={read(of.id)} of={of} frame={frame} fields={fields.children}>
            {(begin) => <RecordFields {...fields} of={{ ...of, begin }} frame={frame} />}
          </RecordReading>
        ) : (
          <RecordFields {...fields} frame={frame} />
        )
      }
    </DialogFrame>
  );
}

function RecordFields<V extends FormValues, Sent>(props: RecordFieldsProps<V, Sent> & { frame: Frame }) {
  const { of, done, failure, frame, children } = props;
  const notices = useNotices();
  const { save } = useWords();
  const state = useRecordForm(of);
  const { form, submit } = state;
  return (
    <DialogForm
      frame={frame}
      form={form}
      submit={{ label: 'Saqlash', idle: of.id === undefined ? undefined : unchanged(form), failure: failure ?? save }}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (outcome === 'done') notices.success(done ?? 'Muvafaqiyatli saqlandi', done ? undefined : 'Tabriklaymiz');
        return outcome;
      }}
    >
      {children(state)}
    </DialogForm>
  );
}
