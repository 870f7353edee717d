import type { Translation } from '@/i18n/i18n.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { once } from '@/kit/once.ts';
import { type TagLook, tag } from '@/kit/tag.tsx';
import { STAGE_LABELS, type Stage } from './initiative-stages.ts';

const STAGE_LOOKS: Readonly<Record<Stage, TagLook>> = {
  INITIAL: { tone: 'info', icon: 'circle-dot' },
  PASSED: { tone: 'good', icon: 'circle-check' },
  NOT_PASSED: { tone: 'bad', icon: 'ban' },
  WINNER: { tone: 'gold', icon: 'trophy' },
  PUBLIC_CONTROL: { tone: 'violet', icon: 'users-group' },
};

/** Returns a function from a stage to its tag; to the platform's own word, if any, for an unknown stage. */
export const stageTags = (t: Translation['t']) => {
  const tagOf = once((stage: Stage) => tag(t(STAGE_LABELS[stage]), STAGE_LOOKS[stage]));
  return (stage: Stage | null, words?: { readonly stage?: string | undefined }) =>
    stage ? tagOf(stage) : (oddMark(words?.stage, t) ?? <>—</>);
};
