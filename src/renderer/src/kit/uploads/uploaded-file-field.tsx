import { ActionIcon, Button, Input, Progress, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconCircleCheck, IconFileUpload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { FileCard } from '../files/file-card.tsx';
import type { FileRule } from '../files/file-rule.ts';
import { fileSize } from '../files/file-size.ts';
import { kindNames, problemText } from '../files/texts.ts';
import type { UploadedFile } from './uploaded-file.ts';
import styles from './uploaded-file-field.module.css';
import { type FileUpload, useFileUpload } from './use-file-upload.ts';
import { useUnsentText } from './use-unsent-text.ts';

export type UploadedFileFieldProps = {
  /** Tells this field from every other of the program: form, record and field. */
  name: string;
  label: Text;
  /** Stable between renders. */
  rule: FileRule;
  /** Default: none. */
  value?: UploadedFile | null;
  onChange: (value: UploadedFile | null) => void;
  /** What is wrong beside what the field sees itself. Default: nothing. */
  error?: ReactNode;
  /** Default: false. */
  required?: boolean;
  /** True while the file cannot be changed. Default: false. */
  disabled?: boolean;
};

/**
 * A field for one file that is sent at once when it is dropped or chosen; its value is what the platform knows the file
 * by. A newer choice replaces the older one. While a file has not arrived, the form around it cannot be sent. Fits
 * `form.getInputProps` of an `UploadedFile | null`.
 */
export function UploadedFileField({
  name,
  label,
  rule,
  value = null,
  onChange,
  error,
  required = false,
  disabled = false,
}: UploadedFileFieldProps) {
  const { t } = useT();
  const id = useId();
  const upload = useFileUpload(name, rule, onChange);
  const { choice, state, again } = upload;
  const problem = useUploadProblem(upload, rule);
  const said = problem ?? error;
  const shown = choice.file ?? value;
  const [only, ...others] = rule.accept;
  const failed = state.step === 'failed' && choice.file && !choice.file.problem;
  const sending = state.step === 'sending' && choice.file;

  return (
    <Input.Wrapper
      id={id}
      label={t(label)}
      labelElement="div"
      error={said}
      // It comes while one is elsewhere; what the form finds wrong is said by the field that takes the keyboard.
      {...(problem && { errorProps: { role: 'alert' } })}
      required={required}
    >
      <DropZone onFiles={choice.take} disabled={disabled}>
        {shown ? (
          <FileCard
            name={shown.name || t('Fayl')}
            kind={choice.file?.kind ?? (others.length === 0 && only ? only : null)}
            note={
              sending ? (
                <Progress
                  className={styles.progress}
                  value={share(state.sentBytes, state.totalBytes)}
                  size={4}
                  aria-label={t('Faylni yuborish')}
                />
              ) : (
                <Note upload={upload} value={value} />
              )
            }
            wrong={Boolean(said)}
          >
            {failed && (
              <Button variant="default" size="xs" onClick={again}>
                {t('Qayta yuborish')}
              </Button>
            )}
            {!failed && !sending && (
              <Button variant="default" size="xs" onClick={choice.pick} loading={choice.looking} disabled={disabled}>
                {t('Almashtirish')}
              </Button>
            )}
            <ActionIcon
              aria-label={sending ? t('Bekor qilish') : t('Faylni olib tashlash')}
              disabled={disabled && !sending}
              onClick={() => (choice.file ? choice.clear() : onChange(null))}
            >
              <IconX size={16} stroke={1.7} />
            </ActionIcon>
          </FileCard>
        ) : (
          <UnstyledButton
            className={styles.invite}
            onClick={choice.pick}
            disabled={disabled}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-error` : undefined}
          >
            <VisuallyHidden>{t(label)}: </VisuallyHidden>
            <IconFileUpload size={26} stroke={1.3} aria-hidden />
            <span className={styles.text}>
              <span className={styles.call}>{t('Faylni shu yerga tashlang yoki tanlang')}</span>
              <span className={styles.note}>
                {t("{{kinds}} · ko'pi bilan {{size}}", { kinds: kindNames(rule), size: fileSize(rule.maxBytes, t) })}
              </span>
            </span>
          </UnstyledButton>
        )}
      </DropZone>
    </Input.Wrapper>
  );
}

/** The line below the name: the size of a chosen file, that it has arrived, or that it was there before. */
function Note({ upload: { choice, sent }, value }: { upload: FileUpload; value: UploadedFile | null }) {
  const { t } = useT();
  if (choice.file) return fileSize(choice.file.bytes, t);
  return (
    <span className={styles.arrived} role="status">
      <IconCircleCheck size={14} stroke={1.8} aria-hidden />
      {t(sent !== null && sent.hash === value?.hash ? 'Yuborildi' : 'Biriktirilgan')}
    </span>
  );
}

/** What is wrong with the choice or with its sending; null where nothing is. */
export function useUploadProblem({ choice, state }: FileUpload, rule: FileRule): string | null {
  const { t } = useT();
  const unsentText = useUnsentText(rule);
  if (choice.problem === 'several') return t('Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.');
  if (choice.problem) return t("Faylni olib bo'lmadi. Qayta urinib ko'ring.");
  if (choice.file?.problem) return problemText(choice.file.problem, rule, t);
  if (!choice.file || state.step !== 'failed') return null;
  return unsentText(state.error);
}

/** How much of a file has been sent, in percent. */
export const share = (sent: number, total: number): number => (total > 0 ? Math.min(100, (sent / total) * 100) : 0);
