import { useId } from '@mantine/hooks';
import { type MouseEvent, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { FileInvite } from '../files/file-invite.tsx';
import { sentPercent } from '../files/use-upload.ts';
import { PictureTile } from './picture-tile.tsx';
import { UploadFieldFrame, type UploadFieldProps } from './upload-field.tsx';
import type { UploadedFile } from './uploaded-file.ts';
import styles from './uploaded-pictures-field.module.css';
import { usePictureProblems } from './use-picture-problems.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export type UploadedPicturesFieldProps = UploadFieldProps & {
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
};

/**
 * A field for several pictures, each uploaded as soon as it is dropped or chosen, and shown in the order of choosing. A
 * refused or failed picture is named in the error and does not hold up the others. The form's schema (`picturesField`)
 * sets the least number.
 */
export function UploadedPicturesField({ value, onChange, ...field }: UploadedPicturesFieldProps) {
  const { name, label, rule, error, disabled = false } = field;
  const { t } = useT();
  const id = useId();
  const invite = useRef<HTMLButtonElement>(null);
  const uploads = usePictureUploads({ name, rule, value, onChange });
  const { choice, row, sending, state } = uploads;
  const problems = usePictureProblems(uploads, rule);
  const said = problems.length > 0 || error;

  return (
    <UploadFieldFrame
      id={id}
      field={field}
      problem={problems.length > 0 && problems.map((problem) => <Line key={problem}>{problem}</Line>)}
      onFiles={choice.take}
    >
      <div className={styles.field}>
        {row.length > 0 && (
          <ul className={styles.row} aria-label={t(label)}>
            {row.map((entry, index) => (
              <PictureTile
                key={entry.key}
                entry={entry}
                number={index + 1}
                percent={entry.hash === null && entry.key === sending?.id ? sentPercent(state) : null}
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
        <FileInvite
          ref={invite}
          look="pictures"
          rule={rule}
          onPick={choice.pick}
          wrong={Boolean(said)}
          field={{ id, label }}
          disabled={disabled}
          busy={choice.looking}
        />
      </div>
    </UploadFieldFrame>
  );
}

/** An error on its own line. */
const Line = ({ children }: { children: string }) => <span className={styles.line}>{children}</span>;

/** Moves focus from a picture that is removed to its neighbour, or to `last` without one. */
function keyboardBeside({ currentTarget }: MouseEvent<HTMLButtonElement>, last: HTMLElement | null): void {
  const tile = currentTarget.closest('li');
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? last)?.focus();
}
