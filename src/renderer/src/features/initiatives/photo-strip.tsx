import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { Picture } from '@/kit/picture.tsx';
import styles from './photo-strip.module.css';

/** Pictures in view; the last one says how many more there are. */
const SHOWN = 5;

export type PhotoStripProps = {
  /** Ids of the pictures in the file service. */
  hashes: readonly string[];
  /** What they belong to. */
  title: string;
};

/** The photos of an initiative: one large, the others beside it; each opens the viewer (C-026). */
export function PhotoStrip({ hashes, title }: PhotoStripProps) {
  const { t } = useT();
  const [index, setIndex] = useState<number | null>(null);
  const hidden = hashes.length - SHOWN;
  return (
    <>
      <ul className={styles.strip} data-count={Math.min(hashes.length, SHOWN)}>
        {hashes.slice(0, SHOWN).map((hash, at) => (
          <li key={hash}>
            <button type="button" className={styles.photo} onClick={() => setIndex(at)}>
              <Picture
                hash={hash}
                width={at === 0 ? 190 : 92}
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
