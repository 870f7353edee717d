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
import type { Translation } from '@/i18n/i18n.ts';
import { mark, type TagLook, tag } from '@/kit/tag.tsx';
import { type SaidSoFar, STAGE_LABELS, type Stage, SUB_STAGE_LABELS } from '../model/stages.ts';

const STAGE_LOOKS: Readonly<Record<Stage, TagLook>> = {
  INITIAL: { tone: 'info', icon: IconCircleDot },
  PASSED: { tone: 'good', icon: IconCircleCheck },
  NOT_PASSED: { tone: 'bad', icon: IconBan },
  WINNER: { tone: 'gold', icon: IconTrophy },
  PUBLIC_CONTROL: { tone: 'violet', icon: IconUsersGroup },
};

const SAID_LOOKS = {
  nothing: { tone: 'idle', icon: IconMinus },
  unknown: { tone: 'idle', icon: IconQuestionMark },
  yes: { tone: 'good', icon: IconThumbUp },
  no: { tone: 'bad', icon: IconThumbDown },
} as const satisfies Record<string, TagLook>;

/** Returns a function from a stage to its tag; a dash for an unknown stage. */
export const stageTags = (t: Translation['t']) =>
  once((stage: Stage | null) => (stage ? tag(t(STAGE_LABELS[stage]), STAGE_LOOKS[stage]) : <>—</>));

/** Returns a function from a decision to its mark: thumb up or down, with a text. */
export const subStageMarks = (t: Translation['t']) =>
  once((subStage: SaidSoFar) => {
    const accepted = subStage?.endsWith('_ACCEPTED');
    const said = subStage === null ? 'nothing' : subStage === 'UNKNOWN' ? 'unknown' : accepted ? 'yes' : 'no';
    return mark(subStage === null ? t("Ko'rilmagan") : t(SUB_STAGE_LABELS[subStage]), SAID_LOOKS[said]);
  });

/** Memoises elements by value, so that a table does not translate and compare them for every row. */
function once<T>(make: (value: T) => ReactElement): (value: T) => ReactElement {
  const made = new Map<T, ReactElement>();
  return (value) => {
    const element = made.get(value) ?? make(value);
    made.set(value, element);
    return element;
  };
}
