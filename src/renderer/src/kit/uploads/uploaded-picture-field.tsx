import { ActionIcon, Button, Input, Progress, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconFileTypePdf, IconPhotoUp, IconReplace, IconTrash, IconX } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { fileSize } from '../files/file-size.ts';
import { kindNames } from '../files/texts.ts';
import { Picture } from '../picture.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import { share, type UploadedFileFieldProps, useUploadProblem } from './uploaded-file-field.tsx';
import styles from './uploaded-picture-field.module.css';
import { type FileUpload, useFileUpload } from './use-file-upload.ts';

/**
 * A field for one picture, which is sent at once and then shown as the platform has it. A newer choice replaces the older
 * one; until it has arrived the older one stays in view. Takes what `UploadedFileField` takes.
 */
export function UploadedPictureField(props: UploadedFileFieldProps) {
  const { name, label, rule, value = null, onChange, error, required = false, disabled = false } = props;
  const { t } = useT();
  const id = useId();
  const upload = useFileUpload(name, rule, onChange);
  const { choice } = upload;
  const problem = useUploadProblem(upload, rule);
  const said = problem ?? error;

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
        {value || choice.file ? (
          <div className={styles.card} data-wrong={said ? true : undefined}>
            <div className={styles.frame}>{value && <Preview file={value} label={t(label)} />}</div>
            <div className={styles.foot}>
              <Line upload={upload} value={value} />
              {disabled || <Buttons upload={upload} onRemove={() => onChange(null)} />}
            </div>
          </div>
        ) : (
          <UnstyledButton
            className={styles.invite}
            onClick={choice.pick}
            disabled={disabled}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-error` : undefined}
          >
            <VisuallyHidden>{t(label)}: </VisuallyHidden>
            <IconPhotoUp size={30} stroke={1.3} aria-hidden />
            <span className={styles.call}>{t('Rasmni shu yerga tashlang yoki tanlang')}</span>
            <span className={styles.note}>
              {t("{{kinds}} · ko'pi bilan {{size}}", { kinds: kindNames(rule), size: fileSize(rule.maxBytes, t) })}
            </span>
          </UnstyledButton>
        )}
      </DropZone>
    </Input.Wrapper>
  );
}

/** The picture as the platform has it; where a PDF may stand for one (Z-081), its sign. */
function Preview({ file, label }: { file: UploadedFile; label: string }) {
  if (/\.pdf$/i.test(file.name)) return <IconFileTypePdf className={styles.pdf} size={56} stroke={1.2} aria-hidden />;
  return <Picture key={file.hash} hash={file.hash} alt={label} />;
}

/** Name and size, or how far the sending has come. */
function Line({ upload: { choice, state }, value }: { upload: FileUpload; value: UploadedFile | null }) {
  const { t } = useT();
  const name = (choice.file ?? value)?.name || t('Biriktirilgan rasm');
  return (
    <div className={styles.text}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {choice.file && state.step === 'sending' ? (
        <Progress value={share(state.sentBytes, state.totalBytes)} size={4} my={6} aria-label={t('Faylni yuborish')} />
      ) : (
        choice.file && <span className={styles.note}>{fileSize(choice.file.bytes, t)}</span>
      )}
    </div>
  );
}

function Buttons({ upload: { choice, state, again }, onRemove }: { upload: FileUpload; onRemove: () => void }) {
  const { t } = useT();
  if (choice.file && state.step === 'sending') {
    return (
      <ActionIcon aria-label={t('Bekor qilish')} onClick={choice.clear}>
        <IconX size={17} stroke={1.7} />
      </ActionIcon>
    );
  }
  const failed = state.step === 'failed' && choice.file && !choice.file.problem;
  return (
    <>
      {failed && (
        <Button variant="default" size="xs" onClick={again}>
          {t('Qayta yuborish')}
        </Button>
      )}
      <ActionIcon
        aria-label={t('Almashtirish')}
        title={t('Almashtirish')}
        onClick={choice.pick}
        loading={choice.looking}
      >
        <IconReplace size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('Faylni olib tashlash')}
        title={t('Faylni olib tashlash')}
        onClick={() => (choice.file ? choice.clear() : onRemove())}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </>
  );
}
