import { useState } from 'react';
import { confirmsTogether, mayConfirm } from '@/domains/initiative/model/access.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { ticksOf, ticksText } from './kept-queue.ts';
import { useKeeping, useKeptQueue } from './use-kept.ts';
import type { InitiativeQueue } from './use-queue.ts';

/** Selection of entries, to confirm them together or to print their cards. */
export type Selection = {
  /** Ids selected that can still be decided. */
  readonly ids: ReadonlySet<number>;
  /** Ids that can be selected. */
  readonly possible: ReadonlySet<number>;
  /** Whether all selectable entries are selected. */
  readonly all: boolean;
  tick: (id: number) => void;
  toggle: (id: number) => void;
  toggleAll: () => void;
};

/**
 * Selection of queue entries that are neither decided here nor being sent: by a district manager, for a common
 * confirmation, of those that can be confirmed; by other roles, to print them. Stored in `slot` for a reload of the page.
 */
export function useSelection(
  queue: InitiativeQueue,
  board: Board | undefined,
  slot: string,
  isUnderWay: (id: number) => boolean,
): Selection {
  const { role } = useMe();
  const kept = useKeptQueue(slot);
  const [ticked, setTicked] = useState(() => ticksOf(kept));
  useKeeping(slot, ticksText(ticked));
  const isPossible = (initiative: Initiative) =>
    !confirmsTogether(role) || mayConfirm({ role, initiative, board }) === 'yes';
  const possible = new Set(
    queue.entries
      .filter(({ item, mark }) => mark === null && !isUnderWay(item.id) && isPossible(item))
      .map(({ item }) => item.id),
  );
  const ids = new Set([...ticked].filter((id) => possible.has(id)));
  const all = possible.size > 0 && ids.size === possible.size;
  return {
    ids,
    possible,
    all,
    // Ids selected before a reload stay selected even if their entries are not loaded yet.
    tick: (id) => setTicked((now) => new Set([...now, id])),
    toggle: (id) =>
      setTicked(ids.has(id) ? new Set([...ticked].filter((other) => other !== id)) : new Set([...ticked, id])),
    toggleAll: () => setTicked(all ? new Set() : new Set([...ticked, ...possible])),
  };
}
