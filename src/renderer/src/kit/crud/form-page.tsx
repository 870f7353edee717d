import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useCommands } from '../commands/use-commands.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { ListLink } from '../empty-state.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormFailed, FormLoading, FormPanel, StillSending } from '../forms/form-panel.tsx';
import { unchanged } from '../forms/nothing-to-send.ts';
import { useWords } from '../words.tsx';
import styles from './form-page.module.css';
import type { CrudForm } from './use-crud-form.ts';

export type FormPageProps<V extends FormValues, Sent> = {
  /** From `useCrudForm`. */
  state: CrudForm<V, Sent>;
  /** Shown above the fields: what the record belongs to. Default: nothing. */
  head?: ReactNode;
  /** Message if the record could not be read. Default: the record words of the screen's document. */
  unread?: Text;
  /** The fields, in one column. */
  children: ReactNode;
};

/**
 * The page of a record's form: loading state, that it is still being saved from before, read failure, or the form with
 * its buttons. Ctrl+S saves, Esc leaves; typed values are kept as a draft until saved. The title is in the shell's
 * header.
 */
export function FormPage<V extends FormValues, Sent>({ state, head, unread, children }: FormPageProps<V, Sent>) {
  const { id, form, record, submit, failure, saved, leave } = state;
  const words = useWords();
  return (
    <FormPanel>
      {record.step === 'loading' && <FormLoading />}
      {record.step === 'sending' && <StillSending />}
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
          save={{
            wrong: Object.keys(form.errors).length,
            idle: id === undefined ? undefined : unchanged(form),
            failure,
            list: state.list,
          }}
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

/** Selector of elements that take input. */
const FIRST = 'input:enabled:not([aria-disabled=true]), textarea:enabled, [contenteditable=true]';

/** The fields; a new record's form starts with focus in the first field. */
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

/** Lets Esc leave the page while the form is not shown. */
function WayOut({ onLeave }: { onLeave: () => void }) {
  useCommands([{ id: 'page.leave', title: 'Orqaga', where: 'Hamma joyda', keys: ['Escape'], run: onLeave }]);
  return null;
}
