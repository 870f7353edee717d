import type { Role } from '@shared/roles.ts';
import { mayConfirm, mayDecide } from '@/domains/initiative/model/access.ts';
import type { ActionId } from '@/domains/initiative/model/action.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import type { Mark } from './queue.ts';

/**
 * Whether the filtered list would contain the initiative now. Search and board are ignored: no decision changes them.
 */
export const matches = (
  { stage, sub_stage }: Pick<InitiativeFilter, 'stage' | 'sub_stage'>,
  one: Initiative,
): boolean => (stage === ALL || one.stage === stage) && (sub_stage === ALL || one.moderation_sub_stage === sub_stage);

/** Whether this person could now accept, reject, confirm or deny the initiative. */
export function awaitsDecision(initiative: Initiative, role: Role, board: Board | undefined): boolean {
  const situation = { role, initiative, board };
  return mayDecide(situation) === 'yes' || mayConfirm(situation) === 'yes';
}

/** Mark that an action leaves on an entry; undefined where the initiative still needs a decision. */
export const MARKS: Partial<Record<ActionId, Mark>> = {
  accept: 'for',
  confirm: 'for',
  reject: 'against',
  deny: 'against',
  return: 'done',
  promote: 'done',
  demote: 'done',
  ban: 'done',
};
