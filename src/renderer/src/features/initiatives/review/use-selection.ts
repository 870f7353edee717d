import { useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { mayConfirm } from '../model/access.ts';
import { ticksOf, ticksText } from './kept-queue.ts';
import { useKeeping, useKept } from './use-kept.ts';
import type { InitiativeQueue } from './use-queue.ts';

export type Selection = {
  /** What is ticked and can still be confirmed. */
  readonly ids: ReadonlySet<number>;
  /** What may be ticked. */
  readonly possible: ReadonlySet<number>;
  /** Whether everything is ticked that may be. */
  readonly all: boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
};

/**
 * Which of the queue a district manager has ticked, to confirm them at once. Nobody else can tick any. Kept in `slot`
 * for a page that is loaded anew.
 */
export function useSelection(queue: InitiativeQueue, board: Board | undefined, slot: string): Selection {
  const { role } = useMe();
  const kept = useKept(slot);
  const [ticked, setTicked] = useState(() => ticksOf(kept));
  useKeeping(slot, ticksText(ticked));
  const possible = new Set(
    queue.entries
      .filter(({ item, mark }) => mark === null && mayConfirm({ role, initiative: item, board }) === 'yes')
      .map(({ item }) => item.id),
  );
  const ids = new Set([...ticked].filter((id) => possible.has(id)));
  const all = possible.size > 0 && ids.size === possible.size;
  return {
    ids,
    possible,
    all,
    // One that was ticked before a reload and has not been read on yet stays ticked.
    toggle: (id) =>
      setTicked(ids.has(id) ? new Set([...ticked].filter((other) => other !== id)) : new Set([...ticked, id])),
    toggleAll: () => setTicked(all ? new Set() : new Set([...ticked, ...possible])),
  };
}
