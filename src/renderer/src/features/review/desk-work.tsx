import { useLayoutEffect, useMemo, useRef } from 'react';
import { ActionsProvider } from '@/domains/initiative/actions/actions-provider.tsx';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { PrintSubject } from '@/domains/initiative/print/subject.ts';
import { SimilarIds } from '@/domains/initiative/similar/similar-ids.tsx';
import { SimilarSection } from '@/domains/initiative/similar/similar-section.tsx';
import { type SimilarOne, useSimilar } from '@/domains/initiative/similar/use-similar.ts';
import type { Board } from '@/entities/boards.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { AskedAction } from './asked-action.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { MARKS } from './decision-state.ts';
import { DeskNotice } from './desk-notice.tsx';
import { DeskView } from './desk-view.tsx';
import { PicturesAhead } from './pictures-ahead.tsx';
import { decidedIn, type Entry } from './queue.ts';
import { QueueRail } from './queue-rail.tsx';
import { TakeAway } from './take-away.tsx';
import { useActionEnds } from './use-action-ends.ts';
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
  /** Ids of the initiatives whose decision is being sent. */
  underWay: ReadonlySet<number>;
  onCompare: (one: SimilarOne | null) => void;
};

const numberOf = ({ id, public_id }: Initiative) => public_id ?? id;

/** Queue, initiative and decision panel side by side. After a decision the next entry comes into view. */
export function DeskWork(props: DeskWorkProps) {
  const { work, queue, entry, filter, board, boards, list, slot, compared, underWay, onCompare } = props;
  const { initiative, ...inView } = useEntry({ work, entry, filter, board });
  const drafted = useDrafted();
  const view = useRef<HTMLElement>(null);
  const { id } = entry.item;
  const read = useMemo(() => queue.entries.map(({ item }) => item), [queue.entries]);
  const similar = useSimilar({ initiative, board, read });
  const { first, campaign } = similar;
  const alike = useMemo(
    () => [...new Set([...first, ...campaign.slice(0, 1)])].map((one) => one.initiative),
    [first, campaign],
  );
  const besideId = compared?.initiative.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus and scroll for another initiative or pair.
  useLayoutEffect(() => {
    view.current?.focus({ preventScroll: true });
    void view.current?.scrollTo({ top: 0 });
  }, [id, besideId]);

  const ends = useActionEnds({ work, entry, inView, view, drafted, filter, board, underWay });
  const { returned } = ends;
  const ticked = useTicked({ work, queue, id, board, slot: `${slot} ticks`, onEnd: ends.goOn });

  return (
    <SimilarIds of={id} similar={alike}>
      <ActionsProvider
        inPlace
        behind={ends.behind}
        onDone={ends.onDone}
        onEnd={ends.onEnd}
        onReopen={({ id: asked }) => work.show(asked)}
        rereadAfter={(action) => MARKS[action] === undefined}
      >
        <AskedAction initiative={initiative} board={board} />
        <QueueRail
          queue={queue}
          index={work.index}
          onShow={work.show}
          selection={ticked.selection}
          drafted={drafted.ids}
          sent={{ underWay, returned }}
          foot={ticked.foot}
        />
        <DrawnRecord of={compared?.initiative ?? initiative} id={numberOf(compared?.initiative ?? initiative)}>
          {() => (
            <DeskView
              ref={view}
              initiative={initiative}
              notice={
                <DeskNotice
                  entry={entry}
                  queue={queue}
                  sent={underWay.has(id) ? 'sending' : returned.has(id) ? 'returned' : null}
                />
              }
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
              underWay={underWay.has(id)}
              taken={ticked.taken}
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
