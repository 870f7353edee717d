import {
  IconBan,
  IconCircleCheck,
  IconCircleDot,
  IconMinus,
  IconQuestionMark,
  IconThumbDown,
  IconThumbUp,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Translation } from '@/i18n/use-t.ts';
import styles from './stage-tag.module.css';
import { type SaidSoFar, STAGE_LABELS, type Stage, SUB_STAGE_LABELS } from './stages.ts';

const STAGE_ICONS = {
  INITIAL: IconCircleDot,
  PASSED: IconCircleCheck,
  NOT_PASSED: IconBan,
  WINNER: IconTrophy,
  PUBLIC_CONTROL: IconUsersGroup,
} satisfies Record<Stage, unknown>;

const MARK_ICONS = { nothing: IconMinus, unknown: IconQuestionMark, yes: IconThumbUp, no: IconThumbDown };

/** Gives the stage's tag; a dash for a stage that this program does not know. */
export const stageTags = (t: Translation['t']) =>
  once((stage: Stage | null) => {
    if (!stage) return <>—</>;
    const Icon = STAGE_ICONS[stage];
    return (
      <span className={styles.tag} data-stage={stage}>
        <Icon size={14} stroke={1.9} aria-hidden />
        {t(STAGE_LABELS[stage])}
      </span>
    );
  });

/** Gives the mark of what the moderator or the district manager said: a thumb up or down, in words too. */
export const subStageMarks = (t: Translation['t']) =>
  once((subStage: SaidSoFar) => {
    const accepted = subStage?.endsWith('_ACCEPTED');
    const said = subStage === null ? 'nothing' : subStage === 'UNKNOWN' ? 'unknown' : accepted ? 'yes' : 'no';
    const Icon = MARK_ICONS[said];
    return (
      <span className={styles.mark} data-said={said}>
        <Icon size={14} stroke={1.7} aria-hidden />
        <span className={styles.words} data-cut>
          {subStage === null ? t("Ko'rilmagan") : t(SUB_STAGE_LABELS[subStage])}
        </span>
      </span>
    );
  });

/** The same element for the same value: a table then neither translates nor compares it row by row. */
function once<T>(make: (value: T) => ReactElement): (value: T) => ReactElement {
  const made = new Map<T, ReactElement>();
  return (value) => {
    const element = made.get(value) ?? make(value);
    made.set(value, element);
    return element;
  };
}
