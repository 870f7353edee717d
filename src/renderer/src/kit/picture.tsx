import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useLine } from '@/api/line.ts';
import { useT } from '@/i18n/use-t.ts';

import styles from './picture.module.css';
import { pictureUrl } from './picture-url.ts';

export type PictureProps = {
  /** Id of the picture in the file service. */
  hash: string;
  /** Alternative text. */
  alt: string;
  /** Whether the picture may be an SVG, too. Default: false. */
  drawing?: boolean;
  /** Called with the picture once it is shown. Default: nothing. */
  onShown?: ((image: HTMLImageElement) => void) | undefined;
};

/**
 * A picture that fills its container: a plain surface while loading, which pulses after a second; a message on failure.
 * A picture that failed offline is retried once the line is back.
 */
export function Picture({ hash, alt, drawing = false, onShown }: PictureProps) {
  const { t } = useT();
  const online = useLine();
  const [state, setState] = useState<'loading' | 'there' | 'failed' | 'no-line'>('loading');
  if (state === 'failed' && !online) setState('no-line');
  if (state === 'no-line' && online) setState('loading');
  const failed = state === 'failed' || state === 'no-line';
  return (
    <span className={styles.frame} data-state={state} aria-busy={state === 'loading'}>
      {failed ? (
        <span className={styles.failed}>
          <IconPhotoOff size={20} stroke={1.5} aria-hidden />
          {t(state === 'no-line' ? 'Rasm hali yuklanmagan' : 'Rasm yuklanmadi')}
        </span>
      ) : (
        <img
          className={styles.image}
          src={pictureUrl(hash, drawing)}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget }) => {
            setState('there');
            onShown?.(currentTarget);
          }}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}
