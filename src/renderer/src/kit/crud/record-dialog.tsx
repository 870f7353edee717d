import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts';

export type RecordDialogProps<V extends FormValues, Sent> = {
  title: Text;
  /** Which record, and the initial values; for a known record, those of its row. */
  of: RecordFormOptions<V, Sent>;
  /** Notice after saving. Default: "Muvafaqiyatli saqlandi" with its title. */
  done?: Text;
  /** Words for a failed save. Default: the save words of the screen's document. */
  failure?: Text | FailureWords;
  /** Width in px. Default: 560. */
  size?: number;
  /** Called after the close transition: stop rendering the dialog. */
  onClose: () => void;
  /** The fields. */
  children: (state: RecordFormState<V, Sent>) => ReactNode;
};

/** A dialog over a list with the form of a new or known record: saves once, then refetches the list. */
export function RecordDialog<V extends FormValues, Sent>(props: RecordDialogProps<V, Sent>) {
  const { title, of, done, failure, size, onClose, children } = props;
  const notices = useNotices();
  const { save } = useWords();
  const state = useRecordForm(of);
  const { form, submit } = state;
  return (
    <FormDialog
      title={title}
      form={form}
      submit={{ label: 'Saqlash', idle: of.id !== undefined && !form.isDirty(), failure: failure ?? save }}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (outcome === 'done') notices.success(done ?? 'Muvafaqiyatli saqlandi', done ? undefined : 'Tabriklaymiz');
        return outcome;
      }}
      onClose={onClose}
      {...(size !== undefined && { size })}
    >
      {children(state)}
    </FormDialog>
  );
}
