import { Button } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { useShortcuts } from '@/kit/keys/use-shortcuts.ts';
import { useMe } from '@/session/session.ts';
import type { InitiativeFilter } from '../model/api.ts';
import { listAddress } from './address.ts';
import { awaitsDecision } from './decision-state.ts';
import styles from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { DeskWork } from './desk-work.tsx';
import { keptUnder } from './kept-queue.ts';
import { placeOf } from './queue.ts';
import { useQueue } from './use-queue.ts';

export type DeskProps = { filter: InitiativeFilter; board: Board | undefined };

/** The queue of a filtered list: J and K move; Esc returns to the list in its previous state. */
export function Desk({ filter, board }: DeskProps) {
  const { t } = useT();
  const me = useMe();
  const slot = keptUnder(me, filter);
  const work = useQueue({ filter, slot, waits: (one) => awaitsDecision(one, me.role, board) });
  const { queue, opening, index, move } = work;
  const back = useBackToList();
  useShortcuts([
    ['Escape', back],
    ['KeyJ', () => void move(1)],
    ['KeyK', () => void move(-1)],
    ['ArrowDown', () => void move(1)],
    ['ArrowUp', () => void move(-1)],
  ]);

  if (!queue && opening.isPending) return <DeskSkeleton />;
  const entry = queue?.entries[index];
  return (
    <section className={styles.desk}>
      <DeskBar
        filter={filter}
        board={board}
        place={queue && entry ? placeOf(queue, index) : null}
        onBack={back}
        onMove={(by) => void move(by)}
      />
      {queue && entry ? (
        <DeskWork work={work} queue={queue} entry={entry} filter={filter} board={board} slot={slot} />
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
