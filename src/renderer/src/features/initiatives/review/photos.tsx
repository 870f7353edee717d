import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useShortcuts } from '@/kit/use-shortcuts.ts';
import { PhotoGrid, type PhotoGridProps } from '../photo-grid.tsx';
import styles from './photos.module.css';

/** Width at which the picture at this place is drawn, in CSS px: the fewer there are, the larger each. */
export const photoWidth = (at: number, count: number): number =>
  count === 1 ? 560 : at === 0 || count === 2 ? 300 : 180;

/** The photos of the initiative in view; P opens the first in the viewer. */
export function Photos({ hashes, title }: Pick<PhotoGridProps, 'hashes' | 'title'>) {
  const { t } = useT();
  const [index, setIndex] = useState<number | null>(null);
  useShortcuts([['KeyP', () => (hashes.length > 0 ? setIndex(0) : false)]]);
  if (hashes.length === 0) {
    return (
      <p className={styles.none}>
        <IconPhotoOff size={26} stroke={1.4} aria-hidden />
        {t('Rasm biriktirilmagan')}
      </p>
    );
  }
  return (
    <PhotoGrid
      hashes={hashes}
      title={title}
      className={styles.grid}
      widthAt={photoWidth}
      index={index}
      onIndex={setIndex}
    />
  );
}
