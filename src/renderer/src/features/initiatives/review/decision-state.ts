import type { Role } from '@shared/roles.ts';
import type { Board } from '@/entities/boards.ts';
import { mayConfirm, mayDecide } from '../model/access.ts';
import type { ActionId } from '../model/action.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { ALL } from '../model/stages.ts';
import type { Mark } from './queue.ts';

/** Whether the list with this filter shows the initiative as it is now; search and board do not change by a decision. */
export const matches = (
  { stage, sub_stage }: Pick<InitiativeFilter, 'stage' | 'sub_stage'>,
  one: Initiative,
): boolean => (stage === ALL || one.stage === stage) && (sub_stage === ALL || one.moderation_sub_stage === sub_stage);

/** Whether this person could decide about it now, by one decision or the other. */
export function awaitsDecision(initiative: Initiative, role: Role, board: Board | undefined): boolean {
  const situation = { role, initiative, board };
  return mayDecide(situation) === 'yes' || mayConfirm(situation) === 'yes';
}

/** The mark that an action leaves; undefined for one after which the initiative is still to be decided. */
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
