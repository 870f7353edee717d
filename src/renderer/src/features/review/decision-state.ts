import type { Role } from '@shared/roles.ts';
import { mayConfirm, mayDecide } from '@/domains/initiative/model/access.ts';
import type { ActionId } from '@/domains/initiative/model/action.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { indexOf, type Mark, marked, type Queue, renewed } from './queue.ts';

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

/** What a reading of an initiative is judged by. */
export type Judged = { filter: InitiativeFilter; role: Role; board: Board | undefined };

/** The queue once an initiative in it has been read again: an entry that waited for this person, and no longer does, is marked. */
export function learnt(queue: Queue<Initiative>, now: Initiative, { filter, role, board }: Judged): Queue<Initiative> {
  const entry = queue.entries[indexOf(queue, now.id)];
  // The person's own decision may have been marked meanwhile.
  const elsewhere =
    entry?.mark === null && awaitsDecision(entry.item, role, board) && !awaitsDecision(now, role, board);
  return renewed(elsewhere ? marked(queue, now.id, 'elsewhere') : queue, now, matches(filter, now));
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
