import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActionId } from '@/domains/initiative/model/action.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { useMe } from '@/session/session.ts';
import { learnt, MARKS } from './decision-state.ts';
import { PACE } from './pace.ts';
import { type Entry, marked } from './queue.ts';
import { useBehindDecisions } from './use-behind.ts';
import type { useDrafted } from './use-drafted.ts';
import type { useEntry } from './use-entry.ts';
import type { useQueue } from './use-queue.ts';

type Options = {
  work: ReturnType<typeof useQueue>;
  entry: Entry<Initiative>;
  /** Of the entry in view. */
  inView: Pick<ReturnType<typeof useEntry>, 'catchUp' | 'renewIfOutdated'>;
  view: RefObject<HTMLElement | null>;
  drafted: ReturnType<typeof useDrafted>;
  filter: InitiativeFilter;
  board: Board | undefined;
  underWay: ReadonlySet<number>;
};

/** What becomes of the queue and the view when an action on an entry ends, or goes on behind the next entry. */
export function useActionEnds({ work, entry, inView, view, drafted, filter, board, underWay }: Options) {
  const { role } = useMe();
  const { waits } = useKept(PACE).value;
  const { id } = entry.item;
  const shown = useRef(id);
  /** The mark with which the entry came into view: what ends later must not leave an entry that was decided before. */
  const markSeen = useRef(entry.mark);
  /** The entries whose decision goes on behind others. */
  const letGo = useRef(new Set<number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry comes into view.
  useLayoutEffect(() => {
    markSeen.current = entry.mark;
    shown.current = id;
  }, [id]);

  /** A decided initiative is refetched only if it stays in view. */
  const goOn = async () => {
    if (!(await work.goOn(id, markSeen.current))) await inView.renewIfOutdated();
  };
  const latestGoOn = useRef(goOn);
  latestGoOn.current = goOn;
  const { behind, returned } = useBehindDecisions(!waits, underWay, ({ id: back }, read) => {
    letGo.current.delete(back);
    if (read) work.change((queue) => learnt(queue, read, { filter, role, board }));
  });

  const { lookAgain } = drafted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been sent leaves its draft behind, or takes it along.
  useEffect(() => lookAgain(), [underWay]);

  return {
    goOn,
    behind,
    returned,
    onDone: (action: ActionId, { id: done }: Initiative) => {
      const mark = MARKS[action];
      if (mark) work.change((now) => marked(now, done, mark));
      // Also where the mark is the same as before.
      if (mark && done === shown.current) markSeen.current = null;
      // It was the last one: the person has stayed at it.
      if (letGo.current.delete(done) && done === shown.current && inFrontNow() === null) void latestGoOn.current();
    },
    // The dialog has closed: decision sent or being sent, already decided by somebody else, or cancelled.
    onEnd: ({ id: over }: Initiative, ended: 'dialog' | 'call') => {
      drafted.lookAgain();
      // If the person has already moved to another entry, view and focus stay there.
      if (over !== id) return;
      // A call may end while a dialog is open: the dialog keeps the focus.
      if (ended === 'dialog' || inFrontNow() === null) view.current?.focus({ preventScroll: true });
      if (work.isUnderWay(over)) {
        letGo.current.add(over);
        void work.goOn(over);
        return;
      }
      // The dialog may close right after it has read somebody else's decision: the queue must learn of it first.
      inView.catchUp();
      void goOn();
    },
  };
}
