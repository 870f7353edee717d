import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { ListLink } from '../empty-state.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormFailed, FormLoading, FormPanel } from '../forms/form-panel.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useWords } from '../words.tsx';
import styles from './form-page.module.css';
import type { CrudForm } from './use-crud-form.ts';

export type FormPageProps<V extends FormValues, Sent> = {
  /** From `useCrudForm`. */
  state: CrudForm<V, Sent>;
  /** Stands above the fields: what the record belongs to. Default: nothing. */
  head?: ReactNode;
  /** Said where the record could not be read. Default: what the screen's document says of records. */
  unread?: Text;
  /** The fields, one below the other. */
  children: ReactNode;
};

/**
 * The page of a record's form: loading, what could not be read, and the form with its buttons. Ctrl+S saves, Esc leaves;
 * what is typed is kept until it is saved. Its title stands in the shell's header.
 */
export function FormPage<V extends FormValues, Sent>({ state, head, unread, children }: FormPageProps<V, Sent>) {
  const { id, form, record, submit, failure, saved, leave } = state;
  const words = useWords();
  return (
    <FormPanel>
      {record.step === 'loading' && <FormLoading />}
      {record.step === 'failed' && (
        <FormFailed
          error={record.error}
          onRetry={record.retry}
          retrying={record.retrying}
          gone={<ListLink to={state.list} />}
          words={unread ?? words.record}
        />
      )}
      {record.step === 'ready' ? (
        <FormFrame
          key={id}
          form={form}
          onSubmit={submit}
          onDone={saved}
          onLeave={leave}
          save={{ wrong: Object.keys(form.errors).length, idle: id !== undefined && !form.isDirty(), failure }}
          head={head}
        >
          <Fields fresh={id === undefined}>{children}</Fields>
        </FormFrame>
      ) : (
        <WayOut onLeave={leave} />
      )}
    </FormPanel>
  );
}

/** Where something can be entered. */
const FIRST = 'input:enabled:not([aria-disabled=true]), textarea:enabled, [contenteditable=true]';

/** The fields; the first one of a new record is where the typing begins. */
function Fields({ fresh, children }: { fresh: boolean; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fresh) fields.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [fresh]);
  return (
    <div ref={fields} className={styles.fields}>
      {children}
    </div>
  );
}

/** Esc leaves a page whose form is not there yet, too. */
function WayOut({ onLeave }: { onLeave: () => void }) {
  useShortcuts([['Escape', onLeave]]);
  return null;
}
