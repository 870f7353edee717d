import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { Picture } from '@/kit/picture.tsx';
import { useShortcuts } from '@/kit/use-shortcuts.ts';
import styles from './photos.module.css';

/** Pictures in view; the last one says how many more there are. */
const SHOWN = 5;

/** Width at which the picture at this place is drawn, in CSS px: the fewer there are, the larger each. */
export const photoWidth = (at: number, count: number): number =>
  count === 1 ? 560 : at === 0 || count === 2 ? 300 : 180;

/** Those that are in view without opening the viewer. */
export const photosInView = (hashes: readonly string[]): readonly string[] => hashes.slice(0, SHOWN);

export type PhotosProps = {
  /** Ids of the pictures in the file service. */
  hashes: readonly string[];
  /** What they belong to. */
  title: string;
};

/** The photos of the initiative in view; each opens the viewer, and so does P (C-026). */
export function Photos({ hashes, title }: PhotosProps) {
  const { t } = useT();
  const [index, setIndex] = useState<number | null>(null);
  useShortcuts([['KeyP', () => (hashes.length > 0 ? setIndex(0) : false)]]);
  const hidden = hashes.length - SHOWN;
  if (hashes.length === 0) {
    return (
      <p className={styles.none}>
        <IconPhotoOff size={26} stroke={1.4} aria-hidden />
        {t('Rasm biriktirilmagan')}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.grid} data-count={Math.min(hashes.length, SHOWN)}>
        {photosInView(hashes).map((hash, at) => (
          <li key={hash}>
            <button type="button" className={styles.photo} onClick={() => setIndex(at)}>
              <Picture
                hash={hash}
                width={photoWidth(at, hashes.length)}
                alt={t('{{number}}-rasmni ochish', { number: at + 1 })}
              />
              {at === SHOWN - 1 && hidden > 0 && <span className={styles.more}>+{hidden}</span>}
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer hashes={hashes} index={index} onIndex={setIndex} title={title} />
    </>
  );
}
