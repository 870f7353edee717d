import { useId } from '@mantine/hooks';
import { type MouseEvent, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { FileInvite } from '../files/file-invite.tsx';
import type { FileRule } from '../files/file-rule.ts';
import { problemText } from '../files/texts.ts';
import type { ChosenFiles } from '../files/use-chosen-files.ts';
import type { PictureEntry } from './picture-queue.ts';
import { PictureTile } from './picture-tile.tsx';
import styles from './pictures-frame.module.css';
import { UploadFieldFrame, type UploadFieldProps } from './upload-field.tsx';
import type { PictureUploads } from './use-picture-uploads.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** Errors of the last choice and of the uploads, deduplicated, each with the names of its files. */
function usePictureProblems(
  { choice, row }: Pick<PictureUploads, 'choice' | 'row'>,
  rule: FileRule,
): readonly string[] {
  const { t } = useT();
  const unsentText = useUnsentText(rule);
  const namesOf = new Map<string, string[]>();
  const say = (text: string, name: string) => namesOf.set(text, [...(namesOf.get(text) ?? []), name]);
  for (const { name, problem } of choice.refused) if (problem) say(problemText(problem, rule, t), name);
  for (const { name, hash, chosen } of row) if (hash === null && chosen?.error) say(unsentText(chosen.error), name);
  const said = [...namesOf].map(([text, names]) => `${names.join(', ')}: ${text}`);
  return choice.problem ? [t("Faylni olib bo'lmadi. Qayta urinib ko'ring."), ...said] : said;
}

export type PicturesFrameProps = {
  field: UploadFieldProps;
  /** How pictures are chosen; unusable ones are named in the error. */
  choice: ChosenFiles;
  /** The pictures in the order of choosing. */
  row: readonly PictureEntry[];
  /** Upload progress of a picture in percent; null if not in flight. */
  percentOf: (entry: PictureEntry) => number | null;
  onRemove: (entry: PictureEntry) => void;
  /** Retries a failed picture. Left out if pictures are not sent one by one. */
  onAgain?: (entry: PictureEntry) => void;
};

/** The layout of a field for several pictures: the row of pictures, and the prompt to choose more. */
export function PicturesFrame({ field, choice, row, percentOf, onRemove, onAgain }: PicturesFrameProps) {
  const { label, rule, error, disabled = false } = field;
  const { t } = useT();
  const id = useId();
  const invite = useRef<HTMLButtonElement>(null);
  const problems = usePictureProblems({ choice, row }, rule);

  return (
    <UploadFieldFrame
      id={id}
      field={field}
      problem={problems.length > 0 && problems.map((problem) => <Line key={problem}>{problem}</Line>)}
      number={row.find(({ hash, chosen }) => hash === null && chosen?.error)?.chosen?.error?.number}
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
                percent={percentOf(entry)}
                onRemove={
                  disabled
                    ? undefined
                    : (event) => {
                        keyboardBeside(event, invite.current);
                        onRemove(entry);
                      }
                }
                onAgain={onAgain && (() => onAgain(entry))}
              />
            ))}
          </ul>
        )}
        <FileInvite
          ref={invite}
          look="pictures"
          rule={rule}
          onPick={choice.pick}
          wrong={problems.length > 0 || Boolean(error)}
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

/** Moves focus from a picture to be removed to its neighbour, or to `last` without a neighbour. */
function keyboardBeside({ currentTarget }: MouseEvent<HTMLButtonElement>, last: HTMLElement | null): void {
  const tile = currentTarget.closest('li');
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('[data-remove]') ?? last)?.focus();
}
