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

export type Decision = {
  /** The initiative that the decision rests on: as it was opened, or as it was found changed. */
  readonly basis: Initiative;
  /** What somebody changed since the person looked; shown with `ChangedFields`, and the decision is asked again. */
  readonly changes: readonly Change[];
  /** True once the decision can no longer be made: somebody else made one. */
  readonly settled: boolean;
  /**
   * Reads the initiative again and, where it is as the person knows it, sends the decision. It stays where the initiative
   * has changed, with nothing sent, and where `send` gives `stay`. Throws `AppError`: nothing is lost then, and a second attempt reads again, so that a decision
   * whose answer got lost is found made and not made twice.
   */
  readonly decide: (send: (basis: Initiative) => Promise<unknown>) => Promise<Outcome>;
  /** Takes fields into the basis that the person has changed meanwhile by another dialog: they are no surprise. */
  readonly adopt: (own: Partial<Initiative>) => void;
};

type Options = {
  initiative: Initiative;
  board: Board | undefined;
  permission: (situation: Situation) => Permission;
};

/** A decision that is not made on what has changed meanwhile. */
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
          // Other rows of the list may be as old.
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
