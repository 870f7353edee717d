import { IconBan, IconCircleCheck, IconCircleDot, IconTrophy, IconUsersGroup } from '@tabler/icons-react';
import type { Translation } from '@/i18n/i18n.ts';
import { once } from '@/kit/once.ts';
import { type TagLook, tag } from '@/kit/tag.tsx';
import { STAGE_LABELS, type Stage } from './initiative-stages.ts';

const STAGE_LOOKS: Readonly<Record<Stage, TagLook>> = {
  INITIAL: { tone: 'info', icon: IconCircleDot },
  PASSED: { tone: 'good', icon: IconCircleCheck },
  NOT_PASSED: { tone: 'bad', icon: IconBan },
  WINNER: { tone: 'gold', icon: IconTrophy },
  PUBLIC_CONTROL: { tone: 'violet', icon: IconUsersGroup },
};

/** Returns a function from a stage to its tag; a dash for an unknown stage. */
export const stageTags = (t: Translation['t']) =>
  once((stage: Stage | null) => (stage ? tag(t(STAGE_LABELS[stage]), STAGE_LOOKS[stage]) : <>—</>));
