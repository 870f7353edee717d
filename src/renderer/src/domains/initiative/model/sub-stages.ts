import type { ALL, STAGES } from '@/entities/initiative-stages.ts';
import type { Text } from '@/i18n/text.ts';

/** Decisions of moderators and district managers on an initiative under review (spec 000 §4). */
export const SUB_STAGES = [
  'MODERATOR_ACCEPTED',
  'MODERATOR_DENIED',
  'DISTRICT_MANAGER_ACCEPTED',
  'DISTRICT_MANAGER_DENIED',
] as const;
/** Decision of a moderator or district manager (spec 000 §4). */
export type SubStage = (typeof SUB_STAGES)[number];

/** The last decision on an initiative; null: none yet; UNKNOWN: unknown to this program. */
export type SaidSoFar = SubStage | 'UNKNOWN' | null;

/** Stage and last decision of an initiative. */
type Decided = { readonly stage: (typeof STAGES)[number] | null; readonly moderation_sub_stage: SaidSoFar };

/**
 * The last decision on an initiative in the review; undefined where its stage was decided without one, as by a garden
 * moderator or an admin (Z-041, Z-042): nobody then waits for a moderator.
 */
export const saidInReview = ({ stage, moderation_sub_stage: said }: Decided): SaidSoFar | undefined =>
  said === null && stage !== null && stage !== 'INITIAL' ? undefined : said;

/** What an initiative's decision is, and whether it is final or the moderator's proposal to the district manager. */
export type Verdict = { readonly is: 'accepted' | 'rejected'; readonly final: boolean };

/**
 * The decision that stands (Z-041 to Z-044); null where there is none: not decided, sent back to the moderator by the
 * district manager, or in a state that the documents do not know.
 */
export function standingVerdict({ stage, moderation_sub_stage: said }: Decided): Verdict | null {
  switch (stage) {
    case 'NOT_PASSED':
      return { is: 'rejected', final: true };
    case 'PASSED':
    case 'WINNER':
    case 'PUBLIC_CONTROL':
      return { is: 'accepted', final: true };
    case 'INITIAL':
      if (said === 'MODERATOR_ACCEPTED') return { is: 'accepted', final: false };
      return said === 'MODERATOR_DENIED' ? { is: 'rejected', final: false } : null;
    case null:
      return null;
  }
}

/** Labels of the decisions. */
export const SUB_STAGE_LABELS: Record<SubStage | 'UNKNOWN', Text> = {
  MODERATOR_ACCEPTED: 'Moderator: qabul',
  MODERATOR_DENIED: 'Moderator: rad',
  DISTRICT_MANAGER_ACCEPTED: 'Tuman: tasdiqladi',
  DISTRICT_MANAGER_DENIED: 'Tuman: qaytardi',
  UNKNOWN: "Noma'lum",
};

/** Value of the sub-stage filter. */
export type SubStageFilter = SubStage | typeof ALL;
