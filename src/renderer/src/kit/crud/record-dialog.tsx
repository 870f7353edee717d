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
  /** Which record, and what its form begins with: a known one with what its row says. */
  of: RecordFormOptions<V, Sent>;
  /** Said when it has been saved. Default: "Muvafaqiyatli saqlandi" with its title. */
  done?: Text;
  /** What is said where saving failed. Default: what the screen's document says of saving. */
  failure?: Text | FailureWords;
  /** Width in px. Default: 560. */
  size?: number;
  /** Called when the dialog has gone: take it away. */
  onClose: () => void;
  /** The fields. */
  children: (state: RecordFormState<V, Sent>) => ReactNode;
};

/** A dialog with the form of a record, new or known, over its list: saved once, and the list is read again. */
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
