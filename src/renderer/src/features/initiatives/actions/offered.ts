import type { Text } from '@/i18n/catalogue.ts';
import type { Situation } from '../model/access.ts';
import type { Action, ActionId } from '../model/action.ts';
import type { Stage } from '../model/stages.ts';
import { ACTIONS } from './actions.ts';

export type OfferedAction = {
  action: Action;
  /** Shown, but not possible now. */
  disabled: boolean;
  /** What its button says on request: why it is not possible now, else what it does where its name does not say it all. */
  explanation: Text | null;
};

/** What this person may see of the actions, in the order of the buttons (spec 000 §4, §6). */
export const offeredActions = (situation: Situation): readonly OfferedAction[] =>
  ACTIONS.flatMap((action) => {
    const permission = action.permission(situation);
    if (permission === 'no') return [];
    const disabled = permission === 'disabled';
    return [{ action, disabled, explanation: (disabled ? action.why?.(situation) : action.note) ?? null }];
  });

type Group = 'decision' | 'content' | 'outcome' | 'stage' | 'ban';

const GROUP_OF: Readonly<Record<ActionId, Group>> = {
  accept: 'decision',
  reject: 'decision',
  confirm: 'decision',
  deny: 'decision',
  edit: 'content',
  'author-editing': 'content',
  location: 'content',
  'location-permission': 'content',
  registry: 'outcome',
  'registry-import': 'outcome',
  'invest-id': 'outcome',
  deed: 'outcome',
  monitoring: 'outcome',
  promote: 'stage',
  return: 'stage',
  demote: 'stage',
  ban: 'ban',
};

/**
 * What stands together, the most frequent first: the decision before the vote, what is bought and built after it. What
 * moves a stage stands behind them, and what takes the victory away for good alone at the end.
 */
export function groupsOf(
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
