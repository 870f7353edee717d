import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DropZone } from './drop-zone.tsx';
import { FileCard } from './file-card.tsx';
import styles from './file-field.module.css';
import { FileInvite } from './file-invite.tsx';
import type { FileRule } from './file-rule.ts';
import { sizeOf } from './file-size.ts';
import { problemText } from './texts.ts';
import type { FileChoice } from './use-chosen-file.ts';

export type FileFieldProps = {
  choice: FileChoice;
  rule: FileRule;
  /** An error that the field cannot know, such as a missing file. Default: none. */
  error?: string | null;
  /** Details of the chosen file, after its size. Default: none. */
  note?: ReactNode;
  /** Whether the file cannot be replaced, as during an upload. Default: false. */
  locked?: boolean;
  /** Shown below the chosen file, in the same drop zone. Default: nothing. */
  children?: ReactNode;
};

/**
 * A field for one file: by drop, or by the file dialog. Shows the problem with the file in words; another file replaces
 * the first.
 */
export function FileField({ choice, rule, error = null, note, locked = false, children }: FileFieldProps) {
  const { t } = useT();
  const { file, problem } = choice;
  const said =
    (problem === 'several' && t('Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.')) ||
    (problem && t("Faylni olib bo'lmadi. Qayta urinib ko'ring.")) ||
    (file?.problem && problemText(file.problem, rule, t)) ||
    error;

  return (
    <DropZone onFiles={choice.take} disabled={locked}>
      <div className={styles.field} data-chosen={file ? true : undefined}>
        {file ? (
          <FileCard
            name={file.name}
            kind={file.kind}
            note={
              <>
                {sizeOf(file, t)}
                {note && <> · {note}</>}
              </>
            }
            wrong={Boolean(said)}
          >
            {!locked && (
              <Button variant="default" size="xs" onClick={choice.pick} loading={choice.looking}>
                {t('Almashtirish')}
              </Button>
            )}
          </FileCard>
        ) : (
          <FileInvite look="area" rule={rule} onPick={choice.pick} wrong={Boolean(said)} busy={choice.looking} />
        )}
        {said && (
          <p className={styles.error} role="alert">
            <IconAlertCircle size={16} stroke={1.7} aria-hidden />
            {said}
          </p>
        )}
        {children}
      </div>
    </DropZone>
  );
}
