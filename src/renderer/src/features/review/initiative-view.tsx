import { IconPhotoOff, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { addressOf, type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { PhotoGrid, type PhotoGridProps } from '@/domains/initiative/parts/photo-grid.tsx';
import { subStageMarks } from '@/domains/initiative/parts/sub-stage-mark.tsx';
import { useSeen } from '@/domains/initiative/recents/use-seen.ts';
import { useNotePicture } from '@/domains/initiative/similar/use-photo-marks.ts';
import { categoriesQuery } from '@/entities/categories.ts';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { stageTags } from '@/entities/stage-tag.tsx';
import { formatDate } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { Documents } from './documents.tsx';
import styles from './initiative-view.module.css';
import { PlaceMap } from './place.tsx';

export type InitiativeViewProps = {
  initiative: Initiative;
  /** Notice above the initiative: decided by somebody else, queue empty. Default: none. */
  notice?: ReactNode;
  /** Focused when another initiative comes into view. */
  ref?: Ref<HTMLElement>;
};

/** The initiative as filed by the citizen: all facts for a decision on one page. */
export function InitiativeView({ initiative, notice, ref }: InitiativeViewProps) {
  const { t, tr } = useT();
  const stageTag = useMemo(() => stageTags(t), [t]);
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  const { stage, public_id, created_at, title, description, author_fullname, images } = initiative;
  const { quarter_title, district_title, organization_title, type } = initiative;
  const categories = useQuery(categoriesQuery);
  useSeen(initiative);
  const category = categories.data?.find(({ id }) => id === initiative.category_id);
  const topic = tr(topicOf(initiative));
  const address = addressOf(initiative);

  return (
    <article ref={ref} className={styles.view} tabIndex={-1} aria-label={topic} data-initiative={initiative.id}>
      {notice}
      <header className={styles.head}>
        {stageTag(stage, initiative.odd_words)}
        {subStageMark(initiative)}
        <span className={styles.id}>
          {public_id ?? '—'} <span aria-hidden>·</span> {formatDate(created_at)}
        </span>
      </header>
      <h2 className={styles.title}>{title ? tr(title) : t('Sarlavhasiz tashabbus')}</h2>
      <dl className={styles.facts}>
        <Fact label="Muallif">
          {author_fullname ? tr(author_fullname) : '—'}
          {initiative.author_is_verified && (
            <IconRosetteDiscountCheck
              className={styles.verified}
              size={17}
              stroke={1.7}
              aria-label={t('Tasdiqlangan')}
            />
          )}
        </Fact>
        <Fact label="Turi">
          {type ? t(INITIATIVE_TYPE_LABELS[type]) : (oddMark(initiative.odd_words?.type, t) ?? '—')}
        </Fact>
        <Fact label="Mahalla">{tr([quarter_title, district_title].filter(Boolean).join(', ')) || '—'}</Fact>
        <Fact label="Toifa">{tr(category?.title) || '—'}</Fact>
        {organization_title && <Fact label="Tashkilot">{tr(organization_title)}</Fact>}
      </dl>
      {description ? (
        <p className={styles.description}>{tr(description)}</p>
      ) : (
        <p className={styles.nothing}>{t('Tavsif kiritilmagan')}</p>
      )}
      <div className={styles.media}>
        <section>
          <h3 className={styles.caption}>
            {t('Rasmlar')} {images.length > 0 && <span>{images.length}</span>}
          </h3>
          <Photos hashes={images} title={topic} />
        </section>
        <section>
          <h3 className={styles.caption} title={tr(address)}>
            {t('Manzil')} <span>{tr(address)}</span>
          </h3>
          <PlaceMap initiative={initiative} address={address} />
        </section>
      </div>
      <Documents initiative={initiative} />
    </article>
  );
}

function Fact({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useT();
  return (
    <div className={styles.fact}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Photos of the initiative in view; P opens the viewer at the first photo. */
function Photos({ hashes, title }: Pick<PhotoGridProps, 'hashes' | 'title'>) {
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
