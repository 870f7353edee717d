import {
  IconBan,
  IconCircleCheck,
  IconCircleDot,
  IconMinus,
  IconThumbDown,
  IconThumbUp,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Translation } from '@/i18n/use-t.ts';
import styles from './stage-tag.module.css';
import { STAGE_LABELS, type Stage, SUB_STAGE_LABELS, type SubStage } from './stages.ts';

// The elements are made once; every row shares them.
const STAGE_ICONS: Record<Stage, ReactNode> = {
  INITIAL: <IconCircleDot size={14} stroke={1.9} aria-hidden />,
  PASSED: <IconCircleCheck size={14} stroke={1.9} aria-hidden />,
  NOT_PASSED: <IconBan size={14} stroke={1.9} aria-hidden />,
  WINNER: <IconTrophy size={14} stroke={1.9} aria-hidden />,
  PUBLIC_CONTROL: <IconUsersGroup size={14} stroke={1.9} aria-hidden />,
};
const ACCEPTED = <IconThumbUp className={styles.accepted} size={14} stroke={1.7} aria-hidden />;
const DENIED = <IconThumbDown className={styles.denied} size={14} stroke={1.7} aria-hidden />;
const UNSEEN = <IconMinus size={14} stroke={1.7} aria-hidden />;

/** The stage as a filled tag with its icon; a dash for a stage that this program does not know. */
export function stageTag(stage: Stage | null, t: Translation['t']): ReactNode {
  if (!stage) return '—';
  return (
    <span className={styles.tag} data-stage={stage}>
      {STAGE_ICONS[stage]}
      {t(STAGE_LABELS[stage])}
    </span>
  );
}

/** What the moderator or the district manager said, with a thumb up or down. */
export function subStageMark(subStage: SubStage | null, t: Translation['t']): ReactNode {
  const accepted = subStage?.endsWith('_ACCEPTED');
  return (
    <span className={styles.mark} data-unseen={subStage === null || undefined}>
      {subStage === null ? UNSEEN : accepted ? ACCEPTED : DENIED}
      <span className={styles.words} data-cut>
        {subStage === null ? t("Ko'rilmagan") : t(SUB_STAGE_LABELS[subStage])}
      </span>
    </span>
  );
}
