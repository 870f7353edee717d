import { useMemo } from 'react';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import { useT } from '@/i18n/use-t.ts';
import { mark } from '@/kit/tag.tsx';
import type { Initiative } from '../model/initiative.ts';
import { subStageMarks } from '../parts/sub-stage-mark.tsx';

export type SaidOfProps = {
  initiative: Initiative;
  /** This person's decision just made, which the cached initiative may not show yet. Default: none. */
  decided?: 'for' | 'against' | undefined;
};

/** The last decision on an initiative in the review, or its stage where it has left the review without a decision. */
export function SaidOf({ initiative, decided }: SaidOfProps) {
  const { t } = useT();
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  if (decided === 'for') return mark(t('Tasdiqlangan'), { tone: 'good', icon: 'thumb-up' });
  if (decided === 'against') return mark(t('Rad etilgan'), { tone: 'bad', icon: 'thumb-down' });
  return subStageMark(initiative) ?? (initiative.stage && t(STAGE_LABELS[initiative.stage]));
}
