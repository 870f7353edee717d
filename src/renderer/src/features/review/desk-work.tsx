import { useLayoutEffect, useMemo, useRef } from 'react';
import { ActionsProvider } from '@/domains/initiative/actions/actions-provider.tsx';
import type { ActionId } from '@/domains/initiative/model/action.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { PrintSubject } from '@/domains/initiative/print/subject.ts';
import { SimilarIds } from '@/domains/initiative/similar/similar-ids.tsx';
import { SimilarSection } from '@/domains/initiative/similar/similar-section.tsx';
import { type SimilarOne, useSimilar } from '@/domains/initiative/similar/use-similar.ts';
import type { Board } from '@/entities/boards.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { AskedAction } from './asked-action.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { MARKS } from './decision-state.ts';
import { DeskNotice } from './desk-notice.tsx';
import { DeskView } from './desk-view.tsx';
import { PicturesAhead } from './pictures-ahead.tsx';
import { decidedIn, type Entry, marked } from './queue.ts';
import { QueueRail } from './queue-rail.tsx';
import { TakeAway } from './take-away.tsx';
import { useDrafted } from './use-drafted.ts';
import { useEntry } from './use-entry.ts';
import type { InitiativeQueue, useQueue } from './use-queue.ts';
import { useTicked } from './use-ticked.tsx';

export type DeskWorkProps = {
  work: ReturnType<typeof useQueue>;
  queue: InitiativeQueue;
  /** The entry in view. */
  entry: Entry<Initiative>;
  filter: InitiativeFilter;
  /** Board of the entry in view; undefined where unknown. */
  board: Board | undefined;
  boards: readonly Board[];
  /** The queue as a list to print. */
  list: PrintSubject['list'];
  /** Storage key of the selection, for a reload of the page. */
  slot: string;
  /** The initiative beside the entry in view; null for none. */
  compared: SimilarOne | null;
  onCompare: (one: SimilarOne | null) => void;
};

const numberOf = ({ id, public_id }: Initiative) => public_id ?? id;

/** Queue, initiative and decision panel side by side. After a decision the next entry comes into view. */
export function DeskWork(props: DeskWorkProps) {
  const { work, queue, entry, filter, board, boards, list, slot, compared, onCompare } = props;
  const { initiative, catchUp, renewIfOutdated } = useEntry({ work, entry, filter, board });
  const drafted = useDrafted();
  const view = useRef<HTMLElement>(null);
  const { id } = entry.item;
  const read = useMemo(() => queue.entries.map(({ item }) => item), [queue.entries]);
  const similar = useSimilar({ initiative, board, read });
  const alike = useMemo(() => similar.first.map((one) => one.initiative), [similar.first]);
  const besideId = compared?.initiative.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus and scroll for another initiative or pair.
  useLayoutEffect(() => {
    view.current?.focus({ preventScroll: true });
    void view.current?.scrollTo({ top: 0 });
  }, [id, besideId]);

  /** The mark with which the entry came into view: what ends later must not leave an entry that was decided before. */
  const markSeen = useRef(entry.mark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another entry comes into view.
  useLayoutEffect(() => {
    markSeen.current = entry.mark;
  }, [id]);

  /** A decided initiative is refetched only if it stays in view. */
  const goOn = async () => {
    if (!(await work.goOn(id, markSeen.current))) await renewIfOutdated();
  };
  const onDone = (action: ActionId, { id: done }: Initiative) => {
    const mark = MARKS[action];
    if (mark) work.change((now) => marked(now, done, mark));
    // Also where the mark is the same as before.
    if (mark && done === id) markSeen.current = null;
  };
  // The dialog has closed: decision sent, already decided by somebody else, or cancelled.
  const onEnd = ({ id: over }: Initiative, ended: 'dialog' | 'call') => {
    drafted.lookAgain();
    // If the person has already moved to another entry, view and focus stay there.
    if (over !== id) return;
    // A call may end while a dialog is open: the dialog keeps the focus.
    if (ended === 'dialog' || inFrontNow() === null) view.current?.focus({ preventScroll: true });
    // The dialog may close right after it has read somebody else's decision: the queue must learn of it first.
    catchUp();
    void goOn();
  };
  const ticked = useTicked({ work, queue, id, board, slot: `${slot} ticks`, onEnd: goOn });

  return (
    <SimilarIds of={id} similar={alike}>
      <ActionsProvider inPlace onDone={onDone} onEnd={onEnd} rereadAfter={(action) => MARKS[action] === undefined}>
        <AskedAction initiative={initiative} board={board} />
        <QueueRail
          queue={queue}
          index={work.index}
          onShow={work.show}
          selection={ticked.selection}
          drafted={drafted.ids}
          foot={ticked.foot}
        />
        <DrawnRecord of={compared?.initiative ?? initiative} id={numberOf(compared?.initiative ?? initiative)}>
          {() => (
            <DeskView
              ref={view}
              initiative={initiative}
              notice={<DeskNotice entry={entry} queue={queue} />}
              similar={similar}
              compared={compared}
              onCompare={onCompare}
            />
          )}
        </DrawnRecord>
        <DrawnRecord of={initiative} id={numberOf(initiative)}>
          {() => (
            <DecisionPanel
              initiative={initiative}
              board={board}
              far={similar.far}
              similar={
                <SimilarSection
                  key={id}
                  similar={similar}
                  decided={decidedIn(queue)}
                  compared={besideId}
                  onCompare={onCompare}
                />
              }
            />
          )}
        </DrawnRecord>
        <TakeAway queue={queue} ticked={ticked.ids} {...{ initiative, list, boards }} />
        <PicturesAhead queue={queue} index={work.index} />
        {ticked.dialog}
      </ActionsProvider>
    </SimilarIds>
  );
}
