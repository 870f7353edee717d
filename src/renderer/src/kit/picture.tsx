import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import styles from './picture.module.css';
import { pictureUrl } from './picture-url.ts';

export type PictureProps = {
  /** Id of the picture in the file service. */
  hash: string;
  /** Alternative text. */
  alt: string;
};

/** A picture that fills its container: a plain surface while loading, which breathes after a second, a message on failure. */
export function Picture({ hash, alt }: PictureProps) {
  const { t } = useT();
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  return (
    <span className={styles.frame} data-state={state} aria-busy={state === 'loading'}>
      {state === 'failed' ? (
        <span className={styles.failed}>
          <IconPhotoOff size={20} stroke={1.5} aria-hidden />
          {t('Rasm yuklanmadi')}
        </span>
      ) : (
        <img
          className={styles.image}
          src={pictureUrl(hash)}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}
