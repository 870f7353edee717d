import { ActionIcon, Button, Progress, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPhoto, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { sizeOf } from '../files/file-size.ts';
import { Picture } from '../picture.tsx';
import type { PictureEntry } from './picture-queue.ts';
import styles from './picture-tile.module.css';

export type PictureTileProps = {
  entry: PictureEntry;
  /** Place in the row, from 1; also the picture's name if none is known. */
  number: number;
  /** Upload progress in percent; null if not in flight. */
  percent: number | null;
  /** Left out if the pictures cannot be changed. */
  onRemove?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Retries a failed upload. Left out if pictures are not sent one by one. */
  onAgain?: (() => void) | undefined;
};

/** One picture of a row: the stored picture, or the progress of its upload. */
export function PictureTile({ entry, number, percent, onRemove, onAgain }: PictureTileProps) {
  const { t } = useT();
  const { hash, chosen } = entry;
  const name = entry.name || t('{{number}}-rasm', { number });
  const hasFailed = hash === null && chosen?.error != null;
  return (
    <li className={styles.tile} data-failed={hasFailed || undefined}>
      {hash === null ? (
        <span className={styles.blank}>
          <IconPhoto size={28} stroke={1.2} aria-hidden />
          <span className={styles.name} title={name}>
            {name}
          </span>
          {hasFailed && onAgain && (
            <Button
              variant="default"
              size="compact-xs"
              onClick={onAgain}
              aria-label={`${t('Qayta yuborish')}: ${name}`}
            >
              {t('Qayta yuborish')}
            </Button>
          )}
        </span>
      ) : (
        <Picture hash={hash} alt={name} />
      )}
      {chosen && !hasFailed && (
        <span className={styles.badge} role={hash === null ? undefined : 'status'}>
          {hash !== null && (
            <>
              <IconCheck size={13} stroke={2} aria-hidden />
              <VisuallyHidden>{t('Yuborildi')}: </VisuallyHidden>
            </>
          )}
          {sizeOf(chosen.file, t)}
        </span>
      )}
      {percent !== null && (
        <Progress
          className={styles.progress}
          value={percent}
          size={4}
          aria-label={`${t('Faylni yuborish')}: ${name}`}
        />
      )}
      {onRemove && (
        <ActionIcon
          className={styles.remove}
          size={28}
          aria-label={`${t('Rasmni olib tashlash')}: ${name}`}
          title={t('Rasmni olib tashlash')}
          // Ignores the second click of a double click: another picture has moved under the pointer.
          onClick={(event) => event.detail > 1 || onRemove(event)}
          data-remove
        >
          <IconX size={16} stroke={2} />
        </ActionIcon>
      )}
    </li>
  );
}
