import type { JournalAction, JournalFacts } from '@shared/journal.ts';

/** Stages that only an accepted initiative reaches. */
const ACCEPTED: readonly unknown[] = ['PASSED', 'WINNER', 'PUBLIC_CONTROL'];

/**
 * Whether an initiative's state agrees with a decision on it, whoever made it (Z-041 to Z-043): a moderator proposes and
 * the district manager makes it final, the others decide at once. `before`: the state in which the decision was sent.
 * False for an action that is no decision.
 */
export function decisionStands(action: JournalAction, before: JournalFacts | undefined, now: JournalFacts): boolean {
  const { stage, moderation_sub_stage: said } = now;
  const accepted = ACCEPTED.includes(stage);
  const denied = stage === 'NOT_PASSED';
  switch (action) {
    case 'accept':
      return accepted || (stage === 'INITIAL' && said === 'MODERATOR_ACCEPTED');
    case 'reject':
      return denied || (stage === 'INITIAL' && said === 'MODERATOR_DENIED');
    case 'confirm':
      return before?.moderation_sub_stage === 'MODERATOR_DENIED' ? denied : accepted;
    case 'deny':
      return stage === 'INITIAL' && said === 'DISTRICT_MANAGER_DENIED';
    case 'ban':
      return denied;
    default:
      return false;
  }
}
