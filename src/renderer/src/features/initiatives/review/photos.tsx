import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useShortcuts } from '@/kit/keys/use-shortcuts.ts';
import { PhotoGrid, type PhotoGridProps } from '../parts/photo-grid.tsx';
import styles from './photos.module.css';

/** Photos of the initiative in view; P opens the viewer at the first photo. */
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
  return <PhotoGrid hashes={hashes} title={title} className={styles.grid} index={index} onIndex={setIndex} />;
}
