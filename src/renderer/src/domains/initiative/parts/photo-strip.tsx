import { useState } from 'react';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';
import styles from './photo-strip.module.css';

/** Photos of an expanded row: one large, the others beside it. */
export function PhotoStrip({ hashes, title }: Pick<PhotoGridProps, 'hashes' | 'title'>) {
  const [index, setIndex] = useState<number | null>(null);
  return <PhotoGrid hashes={hashes} title={title} className={styles.strip} index={index} onIndex={setIndex} />;
}
