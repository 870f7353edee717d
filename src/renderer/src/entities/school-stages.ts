import type { Text } from '@/i18n/text.ts';
import type { TagLook } from '@/kit/tag.tsx';

type StageLook = TagLook & { readonly name: Text };

/** Stages of a season of the school programme: success, warning, primary (S-009); the document has codes, no names. */
export const SCHOOL_STAGES = {
  ACCEPT: { name: 'Qabul qilish', tone: 'good', icon: 'inbox' },
  MODERATE: { name: 'Moderatsiya', tone: 'gold', icon: 'zoom-check' },
  VOTE: { name: 'Ovoz berish', tone: 'info', icon: 'hand-stop' },
} as const satisfies Record<string, StageLook>;

const BY_CODE: Readonly<Record<string, StageLook>> = SCHOOL_STAGES;

/** The stage with this code; undefined for an unknown code or none (Z-103). */
export const schoolStageOf = (stage: string | null): StageLook | undefined =>
  stage !== null && Object.hasOwn(BY_CODE, stage) ? BY_CODE[stage] : undefined;
