import { useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { useMe } from '@/session/session.ts';
import { mayConfirm } from '../access.ts';
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

/** Which of the queue a district manager has ticked, to confirm them at once. Nobody else can tick any. */
export function useSelection(queue: InitiativeQueue | undefined, board: Board | undefined): Selection {
  const { role } = useMe();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const possible = new Set(
    (queue?.entries ?? [])
      .filter(({ item, mark }) => mark === null && mayConfirm({ role, initiative: item, board }) === 'yes')
      .map(({ item }) => item.id),
  );
  const ids = new Set([...ticked].filter((id) => possible.has(id)));
  const all = possible.size > 0 && ids.size === possible.size;
  return {
    ids,
    possible,
    all,
    toggle: (id) => setTicked(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
    toggleAll: () => setTicked(all ? new Set() : possible),
  };
}
