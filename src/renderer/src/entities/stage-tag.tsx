import type { Translation } from '@/i18n/i18n.ts';
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

/** Returns a function from a stage to its tag, or to a dash for an unknown stage. */
export const stageTags = (t: Translation['t']) =>
  once((stage: Stage | null) => (stage ? tag(t(STAGE_LABELS[stage]), STAGE_LOOKS[stage]) : <>—</>));
