import { type ReactNode, useRef, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '../dialog.tsx';
import { FileField } from '../files/file-field.tsx';
import { problemOf, problemText } from '../files/texts.ts';
import type { UploadRequest } from '../files/use-upload.ts';
import { useFormKeys } from '../forms/use-form-keys.ts';
import { useNotices } from '../notices.ts';
import styles from './import-dialog.module.css';
import { ImportFailure } from './import-failure.tsx';
import { ImportFooter } from './import-footer.tsx';
import { ImportNote } from './import-note.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { type Totals, totalsOf } from './totals.ts';
import type { Import } from './use-import.ts';

export type ImportDialogProps = {
  /** From `useImport`. */
  flow: Import;
  title: Text;
  /** Of which record it is, as the platform has it; stands above the file. Default: of a whole list. */
  about?: string;
  /** Where the file goes; null where the dialog's own fields are not filled in yet and say so. */
  request: () => UploadRequest | null;
  /** Called when the platform has taken the file in; `totals` is null where it gives none. */
  onDone: (totals: Totals | null) => void;
  /** Said where the platform gives no totals to show. Default: the specification's text for imports. */
  success?: Text;
  /** Fields beside the file, at the left. Default: none. */
  children?: ReactNode;
};

/**
 * The import of a table: choose a file, see what is in it, send it, see what became of it (spec 002 §2, §8). What looks
 * wrong in the file is shown and does not block: a person confirms, by the button, Ctrl+S or Ctrl+Enter.
 */
export function ImportDialog({
  flow,
  title,
  about,
  request,
  onDone,
  success = 'Amaliyot muvaffaqiyatli bajarildi!',
  children,
}: ImportDialogProps) {
  const { t } = useT();
  const notices = useNotices();
  const { opened, close, rule, choice, preview, upload } = flow;
  const { state } = upload;
  const body = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const totals = state.step === 'done' ? totalsOf(state.answer) : null;
  const sending = state.step === 'sending';
  const problem =
    problemOf(preview.error) ?? (state.step === 'failed' ? problemOf(state.error) : null) ?? choice.file?.problem;
  const missing = pressed && !choice.file && !choice.looking;

  const leave = () => {
    setPressed(false);
    close();
  };
  const submit = async () => {
    setPressed(true);
    const target = request();
    if (!target || !choice.file || problem || !preview.isSuccess) return;
    const sent = await upload.send(choice.file, target);
    if (!sent.arrived) return;
    const arrived = totalsOf(sent.answer);
    onDone(arrived);
    if (arrived) return;
    notices.success(success);
    leave();
  };

  const blocked = Boolean(problem) || preview.isFetching;
  useFormKeys(body, { send: opened && !sending && !blocked ? () => void submit() : null });

  return (
    <Dialog
      opened={opened}
      onClose={leave}
      title={t(title)}
      size={1040}
      padding={0}
      classNames={{ header: styles.header, title: styles.title, body: styles.dialog }}
      closeOnClickOutside={false}
      closeOnEscape={!sending}
      withCloseButton={!sending}
    >
      {about !== undefined && <p className={styles.about}>{about}</p>}
      {totals && choice.file ? (
        <ImportResult file={choice.file} totals={totals} onClose={leave} />
      ) : (
        <>
          <div ref={body} className={styles.body}>
            {children && (
              <fieldset className={styles.fields} disabled={sending}>
                {children}
              </fieldset>
            )}
            <div className={styles.file}>
              <FileField
                choice={choice}
                rule={rule}
                locked={sending}
                note={preview.data ? <ImportNote preview={preview.data} /> : preview.isLoading && t("Fayl o'qilmoqda")}
                error={(problem && problemText(problem, rule, t)) || (missing && t(rule.missing)) || null}
              >
                <ImportPreview preview={preview} />
              </FileField>
            </div>
          </div>
          {state.step === 'failed' && !problem && <ImportFailure error={state.error} />}
          <ImportFooter flow={flow} blocked={blocked} onSubmit={submit} onLeave={leave} />
        </>
      )}
    </Dialog>
  );
}
