import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { listAddress } from '@/domains/initiative/links/address.ts';
import type { Choice } from '@/domains/initiative/links/chosen.ts';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { LineHold } from '@/domains/initiative/parts/line-hold.tsx';
import type { SimilarOne } from '@/domains/initiative/similar/use-similar.ts';
import { type Board, boardOf } from '@/entities/boards.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { useMe } from '@/session/session.ts';
import { awaitsDecision } from './decision-state.ts';
import styles from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { DeskWork } from './desk-work.tsx';
import { keptUnder } from './kept-queue.ts';
import { queuePlace } from './queue.ts';
import { useUnderWay } from './use-behind.ts';
import { useQueue } from './use-queue.ts';
import { useQueueSource } from './use-queue-source.ts';

export type DeskProps = {
  /** Content of the queue. */
  choice: Exclude<Choice, { is: 'lost' }>;
  filter: InitiativeFilter;
  /** Board of the filter. */
  board: Board | undefined;
  boards: readonly Board[];
};

/** A queue of initiatives: J and K move; Esc returns to the list in its previous state. Remount for another queue. */
export function Desk({ choice, filter, board, boards }: DeskProps) {
  const { t } = useT();
  const me = useMe();
  /** Board of an initiative: chosen initiatives may be of several boards. */
  const boardAt = (one: Initiative) => boardOf(one, boards, board);
  const waits = (one: Initiative) => awaitsDecision(one, me.role, boardAt(one));
  const source = useQueueSource({ choice, filter, waits });
  const slot = keptUnder(me, filter, 'ids' in choice ? choice.name : choice.is === 'waiting' ? 'mine' : '');
  const { underWay, isUnderWay } = useUnderWay();
  const work = useQueue({ source, slot, waits, isUnderWay });
  const { queue, opening, index, move } = work;
  const back = useBackToList();
  const entry = queue?.entries[index];
  const [beside, setBeside] = useState<{ of: number; one: SimilarOne } | null>(null);
  const compared = beside?.of === entry?.item.id ? (beside?.one ?? null) : null;
  useCommands([
    {
      id: 'desk.next',
      title: 'Keyingi tashabbus',
      where: "Ko'rib chiqishda",
      keys: ['KeyJ', 'ArrowDown'],
      run: () => void move(1),
      held: true,
    },
    {
      id: 'desk.previous',
      title: 'Oldingi tashabbus',
      where: "Ko'rib chiqishda",
      keys: ['KeyK', 'ArrowUp'],
      run: () => void move(-1),
      held: true,
    },
    // In a comparison, Esc first closes the comparison.
    ...(compared
      ? []
      : [
          {
            id: 'desk.leave',
            title: "Ro'yxatga qaytish" as const,
            where: "Ko'rib chiqishda" as const,
            keys: ['Escape'],
            run: back,
          },
        ]),
  ]);

  if (!queue && opening.isPending) return <DeskSkeleton />;
  return (
    <section className={styles.desk}>
      <DeskBar
        filter={filter}
        board={board}
        about={aboutChoice(choice, t)}
        place={queue && entry ? queuePlace(queue, index) : null}
        sending={underWay.size}
        onBack={back}
        onMove={(by) => void move(by)}
      />
      {queue && entry ? (
        <LineHold>
          <DeskWork
            {...{ work, queue, entry, filter, boards, slot, compared, underWay }}
            board={boardAt(entry.item)}
            list={'ids' in choice ? { ids: choice.ids } : { filter }}
            onCompare={(one) => setBeside(one && { of: entry.item.id, one })}
          />
        </LineHold>
      ) : (
        <div className={styles.message}>
          {opening.isError ? (
            <FailedState error={opening.error} onRetry={opening.refetch} retrying={opening.isFetching} />
          ) : (
            <EmptyState
              title="Navbatda tashabbus yo'q"
              hint="Ro'yxatdagi filtrlarni o'zgartirib ko'ring."
              action={
                <Button variant="default" onClick={back}>
                  {t("Ro'yxatga qaytish")}
                </Button>
              }
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Description of the queue, in addition to its filter; undefined for a plain list. */
function aboutChoice(choice: DeskProps['choice'], t: Translation['t']): string | undefined {
  if (choice.is === 'waiting') return t('Qaroringizni kutmoqda');
  return choice.is === 'chosen' ? t('Tanlangan: {{count}} ta', { count: formatCount(choice.ids.length) }) : undefined;
}

/**
 * Returns a function that goes back to the list as it was left; if the desk was opened by its URL, to the list with the
 * same filters.
 */
function useBackToList(): () => void {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { state } = useLocation();
  const cameFromList = typeof state === 'object' && state !== null && 'fromList' in state;
  return () => void (cameFromList ? navigate(-1) : navigate(listAddress(address)));
}
