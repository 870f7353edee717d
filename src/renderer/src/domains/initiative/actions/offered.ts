import type { Stage } from '@/entities/initiative-stages.ts';
import { actionsOffered, type Offered } from '@/kit/actions/action.ts';
import type { Situation } from '../model/access.ts';
import type { Action, ActionId } from '../model/action.ts';
import { ACTIONS } from './actions.ts';

/** An action as offered to the person. */
export type OfferedAction = Offered<Action>;

/** Actions that this person sees, in the order of the buttons (spec 000 §4, §6). */
export const offeredActions = (situation: Situation): readonly OfferedAction[] => actionsOffered(ACTIONS, situation);

type Group = 'decision' | 'content' | 'outcome' | 'stage' | 'ban';

const GROUP_OF: Readonly<Record<ActionId, Group>> = {
  accept: 'decision',
  reject: 'decision',
  confirm: 'decision',
  deny: 'decision',
  view: 'content',
  edit: 'content',
  'author-editing': 'content',
  location: 'content',
  'location-permission': 'content',
  registry: 'outcome',
  'registry-import': 'outcome',
  'invest-id': 'outcome',
  'invest-data': 'outcome',
  construction: 'outcome',
  deed: 'outcome',
  monitoring: 'outcome',
  chronology: 'outcome',
  promote: 'stage',
  return: 'stage',
  demote: 'stage',
  ban: 'ban',
};

/**
 * Groups the actions, the most frequent first: decisions; then edits of the content, or after the vote purchase and
 * construction; then stage changes; last the irreversible removal of a victory.
 */
export function actionGroups(
  offered: readonly OfferedAction[],
  stage: Stage | null,
): readonly (readonly OfferedAction[])[] {
  const voted = stage === 'WINNER' || stage === 'PUBLIC_CONTROL';
  const order: readonly Group[] = ['decision', ...(voted ? OUTCOME_FIRST : CONTENT_FIRST), 'stage', 'ban'];
  return order
    .map((group) => offered.filter(({ action }) => GROUP_OF[action.id] === group))
    .filter((group) => group.length > 0);
}

const CONTENT_FIRST = ['content', 'outcome'] as const;
const OUTCOME_FIRST = ['outcome', 'content'] as const;
