import { useT } from '@/i18n/use-t.ts';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { Picture } from '@/kit/picture.tsx';
import styles from './photo-grid.module.css';

/** Pictures in view; the last one says how many more there are. */
const SHOWN = 5;

/** Those that are in view without opening the viewer. */
export const photosInView = (hashes: readonly string[]): readonly string[] => hashes.slice(0, SHOWN);

export type PhotoGridProps = {
  /** Ids of the pictures in the file service. */
  hashes: readonly string[];
  /** What they belong to. */
  title: string;
  /** How they are laid out, by `data-count`. */
  className: string | undefined;
  /** Which one the viewer shows; null: it is closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
};

/** The photos of an initiative, the first of them large; each opens the viewer (C-026). */
export function PhotoGrid({ hashes, title, className, index, onIndex }: PhotoGridProps) {
  const { t } = useT();
  const hidden = hashes.length - SHOWN;
  return (
    <>
      <ul className={className} data-count={Math.min(hashes.length, SHOWN)}>
        {photosInView(hashes).map((hash, at) => (
          <li key={hash}>
            <button type="button" className={styles.photo} onClick={() => onIndex(at)}>
              <Picture hash={hash} alt={t('{{number}}-rasmni ochish', { number: at + 1 })} />
              {at === SHOWN - 1 && hidden > 0 && <span className={styles.more}>+{hidden}</span>}
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer hashes={hashes} index={index} onIndex={onIndex} title={title} />
    </>
  );
}
