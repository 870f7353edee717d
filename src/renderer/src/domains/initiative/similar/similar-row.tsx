import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { formatDecimal } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { mark } from '@/kit/tag.tsx';
import { type Initiative, topicOf } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';
import { AsOf } from './as-of.tsx';
import { factTexts } from './fact-texts.ts';
import styles from './similar-section.module.css';
import type { SimilarOne } from './use-similar.ts';

/** This person's decision just made, which the cached initiative may not show yet. */
export type JustDecided = 'for' | 'against';

type SaidOfProps = {
  initiative: Initiative;
  /** Default: none. */
  decided?: JustDecided | undefined;
};

/** The last decision on an initiative in the review, or its stage where it has left the review without a decision. */
function SaidOf({ initiative, decided }: SaidOfProps) {
  const { t } = useT();
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  if (decided === 'for') return mark(t('Tasdiqlangan'), { tone: 'good', icon: 'thumb-up' });
  if (decided === 'against') return mark(t('Rad etilgan'), { tone: 'bad', icon: 'thumb-down' });
  return subStageMark(initiative) ?? (initiative.stage && t(STAGE_LABELS[initiative.stage]));
}

export type SimilarRowProps = Pick<SaidOfProps, 'decided'> & {
  one: SimilarOne;
  /** Whether it is compared now. */
  current: boolean;
  onCompare: (one: SimilarOne) => void;
};

/** A similar initiative: its subject, its id and mahalla, the shared facts or its distance, and what was decided. */
export function SimilarRow({ one, decided, current, onCompare }: SimilarRowProps) {
  const { t, tr } = useT();
  const { initiative, facts, winner, readAt, distance } = one;
  const topic = tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus');
  const known = [
    initiative.public_id,
    tr(initiative.quarter_title),
    // Near ones have it among the facts.
    distance !== null && facts.metres === null && t('{{km}} km', { km: formatDecimal(distance / 1000, 1) }),
  ];
  return (
    <UnstyledButton className={styles.row} aria-current={current} onClick={() => onCompare(one)}>
      <span className={styles.topic} title={topic}>
        {topic}
      </span>
      <span className={styles.known}>{known.filter(Boolean).join(' · ')}</span>
      <span className={styles.facts}>
        {factTexts(facts, winner)
          .map(({ text, values }) => t(text, values))
          .join(', ')}
      </span>
      {!winner && (
        <span className={styles.said}>
          <SaidOf initiative={initiative} decided={decided} />
          {!decided && readAt !== null && <AsOf at={readAt} />}
        </span>
      )}
    </UnstyledButton>
  );
}
