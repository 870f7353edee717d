import { useT } from '@/i18n/use-t.ts';
import { PhotoViewer } from '@/kit/photo-viewer/photo-viewer.tsx';
import { Picture } from '@/kit/picture.tsx';
import styles from './photo-grid.module.css';

/** Maximum number of photos in view; the last tile shows the number of the others. */
const SHOWN = 5;

/** The photos visible without opening the viewer. */
export const photosInView = (hashes: readonly string[]): readonly string[] => hashes.slice(0, SHOWN);

export type PhotoGridProps = {
  /** Ids of the photos in the file service. */
  hashes: readonly string[];
  /** Title of the initiative. */
  title: string;
  /** Class of the layout, which depends on `data-count`. */
  className: string | undefined;
  /** Index of the photo in the viewer; null: the viewer is closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
  /** Called with each photo once it is shown. Default: nothing. */
  onShown?: (hash: string, image: HTMLImageElement) => void;
};

/** Photos of an initiative, the first one large; each opens the viewer (C-026). */
export function PhotoGrid({ hashes, title, className, index, onIndex, onShown }: PhotoGridProps) {
  const { t } = useT();
  const hidden = hashes.length - SHOWN;
  return (
    <>
      <ul className={className} data-count={Math.min(hashes.length, SHOWN)}>
        {photosInView(hashes).map((hash, at) => (
          <li key={hash}>
            <button type="button" className={styles.photo} onClick={() => onIndex(at)}>
              <Picture
                hash={hash}
                alt={t('{{number}}-rasmni ochish', { number: at + 1 })}
                onShown={(image) => onShown?.(hash, image)}
              />
              {at === SHOWN - 1 && hidden > 0 && <span className={styles.more}>+{hidden}</span>}
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer hashes={hashes} index={index} onIndex={onIndex} title={title} />
    </>
  );
}
