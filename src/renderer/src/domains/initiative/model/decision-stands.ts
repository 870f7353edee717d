import type { JournalAction, JournalFacts } from '@shared/journal.ts';
import type { Initiative } from './initiative.ts';
import { standingVerdict } from './sub-stages.ts';

/**
 * Whether an initiative's state agrees with a decision on it, whoever made it (Z-041 to Z-043): a moderator proposes and
 * the district manager makes it final, the others decide at once. `before`: the state in which the decision was sent.
 * False for an action that is no decision.
 */
export function decisionStands(
  action: JournalAction,
  before: JournalFacts | undefined,
  now: Pick<Initiative, 'stage' | 'moderation_sub_stage'>,
): boolean {
  const stands = standingVerdict(now);
  switch (action) {
    case 'accept':
      return stands?.is === 'accepted';
    case 'reject':
      return stands?.is === 'rejected';
    case 'confirm': {
      const proposed = before?.moderation_sub_stage === 'MODERATOR_DENIED' ? 'rejected' : 'accepted';
      return stands?.final === true && stands.is === proposed;
    }
    case 'deny':
      return now.stage === 'INITIAL' && now.moderation_sub_stage === 'DISTRICT_MANAGER_DENIED';
    case 'ban':
      return now.stage === 'NOT_PASSED';
    default:
      return false;
  }
}
