import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import type { Outcome } from '@/kit/forms/use-submit.ts';
import { useMe } from '@/session/session.ts';
import type { Permission, Situation } from './access.ts';
import { INITIATIVES_PATH, initiativeQuery, readInitiative } from './api.ts';
import { type Change, changesBetween } from './changes.ts';
import type { Initiative } from './initiative.ts';
import { useReread } from './reread.ts';

/** A decision guarded against changes made by somebody else. */
export type Decision = {
  /** The initiative that the decision rests on: as opened, or as refetched after a change. */
  readonly basis: Initiative;
  /**
   * Changes by somebody else since the person looked; shown with `ChangedFields`, and the decision is asked for again.
   */
  readonly changes: readonly Change[];
  /** The decision is no longer possible: somebody else has decided. */
  readonly settled: boolean;
  /**
   * Refetches the initiative and calls `send` if the initiative is unchanged. Returns `stay` where it has changed
   * (nothing is sent) or where `send` returns `stay`. Throws `AppError`; a retry refetches first, so a decision whose
   * answer was lost is recognised as made and not sent twice.
   */
  readonly decide: (send: (basis: Initiative) => Promise<unknown>) => Promise<Outcome>;
  /** Adopts changes into the basis that the person made meanwhile in another dialog, so that they are not reported. */
  readonly adopt: (own: Partial<Initiative>) => void;
};

type Options = {
  initiative: Initiative;
  board: Board | undefined;
  permission: (situation: Situation) => Permission;
};

/** Guards a decision: nothing is sent if the initiative has changed since the person looked. */
export function useDecision({ initiative, board, permission }: Options): Decision {
  const { role } = useMe();
  const queries = useQueryClient();
  const reread = useReread(initiative.id);
  const [basis, setBasis] = useState(initiative);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [settled, setSettled] = useState(false);
  const running = useRef(false);

  const decide = useCallback<Decision['decide']>(
    async (send) => {
      if (running.current) return 'stay';
      running.current = true;
      try {
        const now = await readInitiative(basis.id);
        const found = changesBetween(basis, now);
        if (found.length > 0) {
          queries.setQueryData(initiativeQuery(now.id).queryKey, now);
          // Other rows of the list may be outdated, too.
          void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
          setBasis(now);
          setChanges(found);
          setSettled(permission({ role, initiative: now, board }) !== 'yes');
          return 'stay';
        }
        return (await reread(() => send(now))) === 'stay' ? 'stay' : 'done';
      } finally {
        running.current = false;
      }
    },
    [basis, board, permission, queries, reread, role],
  );
  const adopt = useCallback((own: Partial<Initiative>) => setBasis((before) => ({ ...before, ...own })), []);
  return { basis, changes, settled, decide, adopt };
}
