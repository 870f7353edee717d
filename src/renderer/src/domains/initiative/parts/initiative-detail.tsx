import { Button } from '@mantine/core';
import { IconMapPin, IconMapPinOff, IconPhotoOff, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { locationOf } from '@/entities/initiative-location.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { addressOf, type Initiative, topicOf } from '../model/initiative.ts';
import { useSeen } from '../recents/use-seen.ts';
import styles from './initiative-detail.module.css';
import { MapDialog, type ShownPlace } from './map-dialog.tsx';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';

export type InitiativeDetailProps = {
  initiative: Initiative;
  /** Buttons below the detail. Default: none. */
  actions?: ReactNode;
};

/** Expanded row: text, author and place of an initiative, its photos, and the actions (C-025 to C-027). */
export function InitiativeDetail({ initiative, actions }: InitiativeDetailProps) {
  const { t, tr } = useT();
  const { title, description, author_fullname, author_is_verified, images } = initiative;
  const topic = tr(topicOf(initiative));
  useSeen(initiative);
  return (
    <article className={styles.detail} aria-label={topic}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title ? tr(title) : t('Sarlavhasiz tashabbus')}</h2>
        {description ? (
          <p className={styles.description}>{tr(description)}</p>
        ) : (
          <p className={styles.nothing}>{t('Tavsif kiritilmagan')}</p>
        )}
      </div>
      <dl className={styles.facts}>
        <Fact label="Muallif">
          {author_fullname ? tr(author_fullname) : '—'}
          {author_is_verified && (
            <span className={styles.verified}>
              <IconRosetteDiscountCheck size={16} stroke={1.7} aria-hidden />
              {t('Tasdiqlangan')}
            </span>
          )}
        </Fact>
        <Fact label="Manzil">
          <Place initiative={initiative} />
        </Fact>
      </dl>
      <div className={styles.photos}>
        {images.length > 0 ? (
          <PhotoStrip hashes={images} title={topic} />
        ) : (
          <p className={styles.noPhotos}>
            <IconPhotoOff size={22} stroke={1.4} aria-hidden />
            {t('Rasm biriktirilmagan')}
          </p>
        )}
      </div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

function Fact({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useT();
  return (
    <>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Place({ initiative }: Pick<InitiativeDetailProps, 'initiative'>) {
  const { t, tr } = useT();
  const [shown, setShown] = useState<ShownPlace | null>(null);
  const location = locationOf(initiative);
  const address = addressOf(initiative);
  return (
    <>
      {tr(address) || '—'}
      {location ? (
        <Button
          className={styles.map}
          size="xs"
          variant="subtle"
          leftSection={<IconMapPin size={15} stroke={1.7} />}
          onClick={() => setShown({ location, address })}
        >
          {t('Xaritada')}
        </Button>
      ) : (
        <span className={styles.noPlace}>
          <IconMapPinOff size={15} stroke={1.6} aria-hidden />
          {t('Joylashuv belgilanmagan')}
        </span>
      )}
      <MapDialog place={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** Photos of an expanded row: one large, the others beside it. */
function PhotoStrip({ hashes, title }: Pick<PhotoGridProps, 'hashes' | 'title'>) {
  const [index, setIndex] = useState<number | null>(null);
  return <PhotoGrid hashes={hashes} title={title} className={styles.strip} index={index} onIndex={setIndex} />;
}
