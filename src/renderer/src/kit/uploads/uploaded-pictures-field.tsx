import { Input, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { fileSize } from '../files/file-size.ts';
import { kindNames } from '../files/texts.ts';
import { PictureTile } from './picture-tile.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import { share, type UploadedFileFieldProps } from './uploaded-file-field.tsx';
import styles from './uploaded-pictures-field.module.css';
import { usePictureProblems } from './use-picture-problems.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export type UploadedPicturesFieldProps = Omit<UploadedFileFieldProps, 'value' | 'onChange'> & {
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
};

/**
 * A field for several pictures, each sent at once when it is dropped or chosen and then shown as the platform has it, in
 * the order of choosing. One that will not do, or that cannot be sent, is named and keeps no other back. How many there
 * must be is said by the form's schema (`picturesField`).
 */
export function UploadedPicturesField(props: UploadedPicturesFieldProps) {
  const { name, label, rule, value, onChange, error, required = false, disabled = false } = props;
  const { t } = useT();
  const id = useId();
  const invite = useRef<HTMLButtonElement>(null);
  const uploads = usePictureUploads({ name, rule, value, onChange });
  const { choice, row, sending, state } = uploads;
  const problems = usePictureProblems(uploads, rule);
  const said = problems.length > 0 || error;
  const percent = state.step === 'sending' ? share(state.sentBytes, state.totalBytes) : 0;

  return (
    <Input.Wrapper
      id={id}
      label={t(label)}
      labelElement="div"
      error={problems.length > 0 ? problems.map((problem) => <Line key={problem}>{problem}</Line>) : error}
      // It comes while one is elsewhere; what the form finds wrong is said by the field that takes the keyboard.
      {...(problems.length > 0 && { errorProps: { role: 'alert' } })}
      required={required}
    >
      <DropZone onFiles={choice.take} disabled={disabled}>
        <div className={styles.field}>
          {row.length > 0 && (
            <ul className={styles.row} aria-label={t(label)}>
              {row.map((entry, index) => (
                <PictureTile
                  key={entry.key}
                  entry={entry}
                  number={index + 1}
                  percent={entry.hash === null && entry.key === sending?.id ? percent : null}
                  onRemove={
                    disabled
                      ? undefined
                      : (event) => {
                          keyboardBeside(event, invite.current);
                          uploads.remove(entry);
                        }
                  }
                  onAgain={() => uploads.again(entry)}
                />
              ))}
            </ul>
          )}
          <UnstyledButton
            ref={invite}
            className={styles.invite}
            onClick={choice.pick}
            disabled={disabled}
            aria-busy={choice.looking || undefined}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-error` : undefined}
          >
            <VisuallyHidden>{t(label)}: </VisuallyHidden>
            <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
            <span className={styles.call}>{t('Rasmlarni shu yerga tashlang yoki tanlang')}</span>
            <span className={styles.note}>
              {t("{{kinds}} · ko'pi bilan {{size}}", { kinds: kindNames(rule), size: fileSize(rule.maxBytes, t) })}
            </span>
          </UnstyledButton>
        </div>
      </DropZone>
    </Input.Wrapper>
  );
}

/** What is said of one picture, on a line of its own. */
const Line = ({ children }: { children: string }) => <span className={styles.line}>{children}</span>;

/** Moves the keyboard from a picture that is removed to its neighbour, or to `last` where there is none. */
function keyboardBeside({ currentTarget }: MouseEvent<HTMLButtonElement>, last: HTMLElement | null): void {
  const tile = currentTarget.closest('li');
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? last)?.focus();
}
