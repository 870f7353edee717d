import type { Translation } from '@/i18n/i18n.ts';
import { once } from '@/kit/once.ts';
import { mark, type TagLook } from '@/kit/tag.tsx';
import { type SaidSoFar, SUB_STAGE_LABELS } from '../model/sub-stages.ts';

const SAID_LOOKS = {
  nothing: { tone: 'idle', icon: 'minus' },
  unknown: { tone: 'idle', icon: 'question-mark' },
  yes: { tone: 'good', icon: 'thumb-up' },
  no: { tone: 'bad', icon: 'thumb-down' },
} as const satisfies Record<string, TagLook>;

/** Returns a function from a decision to its mark: thumb up or down, with a text. */
export const subStageMarks = (t: Translation['t']) =>
  once((subStage: SaidSoFar) => {
    const accepted = subStage?.endsWith('_ACCEPTED');
    const said = subStage === null ? 'nothing' : subStage === 'UNKNOWN' ? 'unknown' : accepted ? 'yes' : 'no';
    return mark(subStage === null ? t("Ko'rilmagan") : t(SUB_STAGE_LABELS[subStage]), SAID_LOOKS[said]);
  });
