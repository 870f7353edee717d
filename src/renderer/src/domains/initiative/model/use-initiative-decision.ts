import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Board } from '@/entities/boards.ts';
import { settleOutcomes } from '@/entities/settle-outcomes.ts';
import type { Permission } from '@/kit/actions/action.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import type { Behind } from '@/kit/forms/behind.ts';
import { useMe } from '@/session/session.ts';
import type { Situation } from './access.ts';
import { readInitiative } from './api.ts';
import type { Initiative } from './initiative.ts';
import { filledIn, INITIATIVE_FACTS } from './initiative-facts.tsx';
import { readingFor } from './journal.ts';
import { adoptInitiative, rereadInitiative } from './reread.ts';

type Options = {
  initiative: Initiative;
  board: Board | undefined;
  permission: (situation: Situation) => Permission;
  /** How the decision is sent without being waited for. Default: its form waits. */
  behind?: Behind | undefined;
  /** As in `DecisionCheck`. */
  early?: boolean | undefined;
};

/** A decision on an initiative. `behind`: for its form, which waits once it has shown a change. */
type InitiativeDecision = Decision<Initiative> & { readonly behind: Behind | undefined };

/**
 * Guards a decision on an initiative: nothing is sent if the initiative has changed since the person looked. Where a row of the list was
 * the fallback, the fields that it lacks are adopted once the initiative has been read.
 */
export function useInitiativeDecision({ initiative, board, permission, behind, early }: Options): InitiativeDecision {
  const { role } = useMe();
  const queries = useQueryClient();
  const decision = useDecision({
    record: initiative,
    read: ({ id }) => readInitiative(id),
    changesBetween: (seen, now) => changesBetween(INITIATIVE_FACTS, seen, now),
    isPossible: (now) => permission({ role, initiative: now, board }) === 'yes',
    onChanged: (now) => {
      adoptInitiative(queries, now);
      void settleOutcomes({ kind: 'initiative', id: String(now.id) }, (entry) => readingFor(entry, now));
    },
    onFailed: () => void rereadInitiative(queries, initiative.id),
    behind: behind !== undefined,
    early,
  });
  const takeOver = useEffectEvent((read: Initiative) => {
    const more = filledIn(decision.basis, read);
    if (more) decision.adopt(more);
  });
  useEffect(() => takeOver(initiative), [initiative]);
  return { ...decision, behind: decision.changes.length > 0 ? undefined : behind };
}
