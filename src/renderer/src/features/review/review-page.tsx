import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { listAddress } from '@/domains/initiative/links/address.ts';
import { readChoice } from '@/domains/initiative/links/chosen.ts';
import { listSpecFor } from '@/domains/initiative/model/list-spec.ts';
import { useBoard } from '@/domains/initiative/model/use-board.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { WithoutBoard } from '@/entities/without-board.tsx';
import { useT } from '@/i18n/use-t.ts';
import { EmptyState, ListLink } from '@/kit/empty-state.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { usePicked } from '@/kit/list/use-picked.ts';
import { useMe } from '@/session/session.ts';
import { Desk } from './desk.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';

/**
 * Review desk: initiatives one after the other, each on a single page; those of the filtered list, only those that wait
 * for this person's decision (`mine=1`), or chosen ones (`set`).
 */
export function Component() {
  const me = useMe();
  const [address] = useSearchParams();
  const list = useListState(useMemo(() => listSpecFor(me.role), [me.role]));
  const { filters, key } = list;
  const choice = readChoice(address);
  const isChosen = 'ids' in choice;
  const { boards, offered = [], board, lack, picked } = useBoard(me, isChosen ? null : filters.board);
  const inAddress = isChosen ? null : picked;
  usePicked(list, inAddress);
  const boardId = isChosen ? null : (board?.id ?? null);
  const { search } = filters;
  // Chosen initiatives are in the queue in any state.
  const [stage, sub_stage] = isChosen ? ([ALL, ALL] as const) : [filters.stage, filters.sub_stage];
  const filter = useMemo(() => ({ board: boardId, search, stage, sub_stage }), [boardId, search, stage, sub_stage]);

  if (choice.is === 'lost') return <Lost back={listAddress(address)} />;
  // The desk is another one once its season is in the address.
  if (boards.isPending || inAddress) return <DeskSkeleton />;
  if (lack === 'failed' || (lack && !isChosen))
    return <WithoutBoard boards={boards} lack={lack} action={<ListLink to="/app/initiatives" />} />;
  return (
    <Desk
      key={`${boardId} ${key} ${isChosen ? choice.name : choice.is}`}
      choice={choice}
      filter={filter}
      board={isChosen ? undefined : board}
      boards={offered}
    />
  );
}

/** Shown where the ids of the address are no longer remembered, such as after a restart. */
function Lost({ back }: { back: string }) {
  const { t } = useT();
  return (
    <EmptyState
      title="Tanlangan ro'yxat saqlanmagan. Uni qaytadan tanlang."
      action={
        <Button variant="default" component={Link} to={back} replace>
          {t("Ro'yxatga qaytish")}
        </Button>
      }
    />
  );
}
