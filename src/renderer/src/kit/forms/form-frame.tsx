import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { DraftBanner } from '../drafts/draft-banner.tsx';
import type { FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { HoldNote } from '../holds/hold-note.tsx';
import { useSendHold } from '../holds/hold-sending.tsx';
import { FormFilesProvider } from '../uploads/form-files.tsx';
import { useWords } from '../words.tsx';
import type { Behind } from './behind.ts';
import { FormFailure } from './form-failure.tsx';
import styles from './form-frame.module.css';
import { SaveButtons, type SaveButtonsProps } from './save-buttons.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useFormFlow } from './use-form-flow.ts';
import type { Outcome } from './use-submit.ts';

export type FormFrameProps<V extends FormValues, T> = {
  form: DraftedForm<V, T>;
  /** Sends the values; on an error the form stays and shows it. */
  onSubmit: (values: T) => Promise<Outcome>;
  /** Called after a successful submit. */
  onDone: () => void;
  /** Called when the person leaves without saving. */
  onLeave: () => void;
  /**
   * State of the save button. `wrong`: number of fields that show an error; `idle`: why there is nothing to save, and
   * `waits`: displayed reason to wait, while either of which the button is disabled; `failure`: words for a failure;
   * `labels`: words of the buttons; `wrongText`: words for the number of fields, `{{count}}`; `list`: path of the list
   * that shows what has been saved; `behind`: the form is left with the press. Default: something to save, nothing to wait
   * for, the save words of the screen's document, "Bekor qilish" and "Saqlash", "{{count}} ta maydonda xatolik", no list, and
   * the form waits for the answer.
   */
  save: {
    wrong: number;
    idle?: Text | undefined;
    waits?: string | undefined;
    failure?: Text | FailureWords | undefined;
    labels?: SaveButtonsProps['labels'];
    wrongText?: Text;
    list?: string;
    behind?: Behind | undefined;
  };
  /**
   * Set while the sending can be stopped: the footer that replaces the buttons, and the handler of Esc. Default: null,
   * the buttons stay and Esc is ignored.
   */
  progress?: { footer: ReactNode; onStop: () => void } | null;
  /**
   * Whether the form is there to be filled in: focus then begins in its first empty field on a page, too, as it does in
   * a dialog. Default: false.
   */
  toFill?: boolean;
  /** Shown above the fields. Default: nothing. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A large form that fills a page or a dialog: the fields scroll, the buttons stay. Ctrl+S saves, once at a time; Esc
 * leaves, and asks first if values changed. Typed values are saved as a draft and offered again. In a dialog, focus
 * begins in the first empty field.
 */
export function FormFrame<V extends FormValues, T>(props: FormFrameProps<V, T>) {
  const { form, onSubmit, onDone, onLeave, save, progress = null, toFill = false, head, children } = props;
  const { wrong, idle, waits, failure, labels, wrongText = '{{count}} ta maydonda xatolik', list, behind } = save;
  const { t } = useT();
  const words = useWords();
  const held = useSendHold() !== null;
  const said = failure ?? words.save;
  const flow = useFormFlow({
    ...{ form, idle, waits, onSubmit, onDone, onLeave, list },
    failure: said,
    onStop: progress?.onStop,
    behind: behind && { ...behind, leave: onLeave },
  });
  const { sending, error, press, draft } = flow;
  useFirstFocus({ ...flow, onPage: toFill, waits: draft.offered !== null || draft.sending });

  return (
    <form
      ref={flow.frame}
      className={styles.frame}
      data-progress={progress !== null || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div className={styles.body}>
        <div className={styles.column}>
          {head}
          <DraftBanner draft={draft} />
          <FormFilesProvider files={flow.files}>
            <div ref={flow.fields} className={styles.fields} inert={flow.inert}>
              {children}
            </div>
          </FormFilesProvider>
        </div>
      </div>
      {error && (
        <div className={styles.failure}>
          <div className={styles.column}>
            <FormFailure error={error} failure={said} look={flow.look} />
          </div>
        </div>
      )}
      {held && (
        <div className={styles.failure}>
          <div className={styles.column}>
            <HoldNote savedAt={draft.savedAt} />
          </div>
        </div>
      )}
      <footer className={styles.footer}>
        <div className={styles.column}>
          {progress?.footer}
          {wrong > 0 && !progress && (
            <p className={styles.wrong} role="status">
              <IconAlertCircle size={18} stroke={1.7} aria-hidden />
              {t(wrongText, { count: wrong })}
            </p>
          )}
          {/* Hidden, not removed, so that focus can return to the pressed button. */}
          <div className={styles.buttons} hidden={progress !== null}>
            <SaveButtons
              sending={sending}
              blocked={flow.blocked}
              waits={flow.waits}
              onLeave={flow.leave}
              labels={labels}
            />
          </div>
        </div>
      </footer>
    </form>
  );
}
