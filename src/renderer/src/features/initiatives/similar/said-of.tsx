import { useMemo } from 'react';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { useT } from '@/i18n/use-t.ts';
import { mark } from '@/kit/tag.tsx';
import type { Initiative } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';

export type SaidOfProps = {
  initiative: Initiative;
  /** What this person has just decided, of which what is known of the initiative may not tell yet. Default: nothing. */
  decided?: 'for' | 'against' | undefined;
};

/** What was said of an initiative: the last decision in the review, or its stage where it has left that without one. */
export function SaidOf({ initiative: { stage, moderation_sub_stage }, decided }: SaidOfProps) {
  const { t } = useT();
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  if (decided === 'for') return mark(t('Tasdiqlangan'), { tone: 'good', icon: 'thumb-up' });
  if (decided === 'against') return mark(t('Rad etilgan'), { tone: 'bad', icon: 'thumb-down' });
  if (stage !== null && stage !== 'INITIAL' && moderation_sub_stage === null) return <>{t(STAGE_LABELS[stage])}</>;
  return subStageMark(moderation_sub_stage);
}
