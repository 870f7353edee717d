import { useMemo, useState } from 'react';
import { stageTags } from '@/entities/stage-tag.tsx';
import { formatDate, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Initiative } from '../model/initiative.ts';
import { PhotoGrid } from '../parts/photo-grid.tsx';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';
import { AsOf } from './as-of.tsx';
import styles from './comparison.module.css';
import { inParts, type Marking } from './shared-words.ts';
import { useNotePicture } from './use-photo-marks.ts';

/** A text with some of its words marked. */
function MarkedText({ text, marking }: { text: string; marking: Marking }) {
  // The parts of a text keep their order: the index is a stable key.
  return inParts(text, marking).map(({ text: part, marked }, at) => {
    const key = `${at} ${part}`;
    return marked ? (
      <mark key={key} className={styles.marked}>
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}

export type ComparedSideProps = {
  initiative: Initiative;
  /** The words that are marked in its title and in its description. */
  marking: Marking;
  /**
   * When it was read, in ms, or null for a winner: what has been decided about it stood then, and the comments of its
   * moderation are shown above its text. Default: neither.
   */
  readAt?: number | null;
};

/** One of two initiatives side by side: its decision, its text with words marked, its pictures. */
export function ComparedSide({ initiative, marking, readAt }: ComparedSideProps) {
  const { t, tr } = useT();
  const stageTag = useMemo(() => stageTags(t), [t]);
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  const [photo, setPhoto] = useState<number | null>(null);
  const note = useNotePicture();
  const { stage, public_id, title, description, author_fullname, created_at } = initiative;
  const { requested_amount, images, moderation_sub_stage_comment, moderator_comment } = initiative;
  const remarks = [...new Set([moderation_sub_stage_comment, moderator_comment])].filter(Boolean);
  const topic = title ? tr(title) : t('Sarlavhasiz tashabbus');
  return (
    <section className={styles.side} aria-label={topic}>
      <header className={styles.head}>
        {stageTag(stage, initiative.odd_words)}
        {subStageMark(initiative)}
        {readAt && <AsOf at={readAt} />}
        <span className={styles.id}>{public_id ?? '—'}</span>
      </header>
      {readAt !== undefined && remarks.length > 0 && (
        <div className={styles.remark}>
          <h3>{t('Moderatsiya izohi')}</h3>
          {remarks.map((remark) => (
            <p key={remark}>{tr(remark)}</p>
          ))}
        </div>
      )}
      <h3 className={styles.title}>
        <MarkedText text={topic} marking={marking} />
      </h3>
      <p className={styles.about}>
        {author_fullname ? tr(author_fullname) : '—'} · {formatDate(created_at)}
        <br />
        {formatMoney(requested_amount)} {t("so'm")}
      </p>
      {description && (
        <p className={styles.description}>
          <MarkedText text={tr(description)} marking={marking} />
        </p>
      )}
      {images.length > 0 && (
        <PhotoGrid
          hashes={images}
          title={topic}
          className={styles.photos}
          index={photo}
          onIndex={setPhoto}
          onShown={note}
        />
      )}
    </section>
  );
}
