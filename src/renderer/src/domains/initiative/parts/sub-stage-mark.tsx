import type { Translation } from '@/i18n/i18n.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { once } from '@/kit/once.ts';
import { mark, type TagLook } from '@/kit/tag.tsx';
import type { Initiative } from '../model/initiative.ts';
import { SUB_STAGE_LABELS, type SubStage, saidInReview } from '../model/sub-stages.ts';

const LOOKS: Record<SubStage | 'UNKNOWN', TagLook> = {
  MODERATOR_ACCEPTED: { tone: 'good', icon: 'thumb-up' },
  MODERATOR_DENIED: { tone: 'bad', icon: 'thumb-down' },
  // Confirmed or sent back is the moderator's decision, which may be a rejection.
  DISTRICT_MANAGER_ACCEPTED: { tone: 'idle', icon: 'check' },
  DISTRICT_MANAGER_DENIED: { tone: 'gold', icon: 'arrow-back-up' },
  UNKNOWN: { tone: 'idle', icon: 'question-mark' },
};
const NOT_SEEN: TagLook = { tone: 'idle', icon: 'minus' };

/** Returns a function from an initiative to the mark of its last decision in the review; null where it needs none. */
export const subStageMarks = (t: Translation['t']) => {
  const markOf = once((said: SubStage | 'UNKNOWN' | null) =>
    said === null ? mark(t("Ko'rilmagan"), NOT_SEEN) : mark(t(SUB_STAGE_LABELS[said]), LOOKS[said]),
  );
  return (initiative: Pick<Initiative, 'stage' | 'moderation_sub_stage' | 'odd_words'>) => {
    const said = saidInReview(initiative);
    const word = said === 'UNKNOWN' ? initiative.odd_words?.moderation_sub_stage : undefined;
    return said === undefined ? null : (oddMark(word, t) ?? markOf(said));
  };
};
