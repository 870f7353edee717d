import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoGrid, type PhotoGridProps } from '@/domains/initiative/parts/photo-grid.tsx';
import { useNotePicture } from '@/domains/initiative/similar/use-photo-marks.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import styles from './photos.module.css';

/** Photos of the initiative in view; P opens the viewer at the first photo. */
export function Photos({ hashes, title }: Pick<PhotoGridProps, 'hashes' | 'title'>) {
  const { t } = useT();
  const [index, setIndex] = useState<number | null>(null);
  const note = useNotePicture();
  useCommands([
    {
      id: 'desk.photos',
      title: 'Rasmlarni ochish',
      where: "Ko'rib chiqishda",
      keys: ['KeyP'],
      run: () => setIndex(0),
      enabled: () => hashes.length > 0,
    },
  ]);
  if (hashes.length === 0) {
    return (
      <p className={styles.none}>
        <IconPhotoOff size={26} stroke={1.4} aria-hidden />
        {t('Rasm biriktirilmagan')}
      </p>
    );
  }
  return (
    <PhotoGrid hashes={hashes} title={title} className={styles.grid} index={index} onIndex={setIndex} onShown={note} />
  );
}
