import { useState } from 'react';
import { mayConfirm } from '@/domains/initiative/model/access.ts';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { ticksOf, ticksText } from './kept-queue.ts';
import { useKeeping, useKeptQueue } from './use-kept.ts';
import type { InitiativeQueue } from './use-queue.ts';

/** Selection of entries for a common confirmation. */
export type Selection = {
  /** Ids selected that can still be confirmed. */
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
 * Selection of queue entries by a district manager, for a common confirmation; other roles cannot select, and nothing
 * whose decision is being sent can be. Stored in `slot` for a reload of the page.
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
  const possible = new Set(
    queue.entries
      .filter(
        ({ item, mark }) =>
          mark === null && !isUnderWay(item.id) && mayConfirm({ role, initiative: item, board }) === 'yes',
      )
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
