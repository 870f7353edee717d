import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { BoardSelect, boardName } from '@/entities/board-select.tsx';
import { boardOf, schoolBoardsQuery } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { useBoardInView } from '@/entities/use-board-in-view.ts';
import { WithoutBoard } from '@/entities/without-board.tsx';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { usePagesAhead } from '@/kit/list/use-pages-ahead.ts';
import { usePicked } from '@/kit/list/use-picked.ts';
import { memoryOf } from '@/session/remembered.ts';
import { useMe } from '@/session/session.ts';
import { SchoolActions } from './actions/school-actions.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useActions } from './actions/use-actions.tsx';
import { canAdd, decidesByStage } from './model/access.ts';
import { schoolInitiativesQuery } from './model/api.ts';
import { emptyWords, LIST } from './model/list-spec.ts';
import type { SchoolInitiative } from './model/school-initiative.ts';
import { useFirstLook } from './model/use-first-look.ts';
import { BoardStage } from './parts/board-stage.tsx';
import { columnsOf } from './parts/columns.tsx';
import { SchoolExcel } from './parts/school-excel.tsx';
import { SchoolFilters } from './parts/school-filters.tsx';

const SLOT = 'school-initiatives.board';
const rowId = ({ id }: SchoolInitiative) => id;

/** Page on which pupils' initiatives are moderated (S144). */
export function Component() {
  const { role } = useMe();
  const translation = useT();
  const { t } = translation;
  const list = useListState(LIST);
  const { search, stage, status } = list.filters;
  const { boards, ...inView } = useBoardInView({
    query: schoolBoardsQuery,
    inAddress: list.filters.board,
    stage: 'MODERATE',
    slot: SLOT,
  });
  const look = useFirstLook(list.filters, boards.data, memoryOf('board in view', SLOT).read() !== null);
  usePicked(list, look === 'looking' ? null : (look ?? inView.picked));
  const board = look ? undefined : inView.board;

  const filter = { board: board?.id ?? null, search, stage, status };
  const query = useQuery({
    ...schoolInitiativesQuery(filter, list.paging),
    enabled: board !== undefined,
  });
  const fetchPage = usePagesAhead({
    list,
    arrived: query.isPlaceholderData ? undefined : query.data,
    pageQuery: (paging) => schoolInitiativesQuery(filter, paging),
  });

  const { open, dialog } = useActions();
  /** A row of the previous board may still be in view: the row's own board counts. */
  const subjectOf = useCallback(
    (initiative: SchoolInitiative) => ({
      initiative,
      board: boardOf(initiative, boards.data, undefined),
    }),
    [boards.data],
  );
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const detail = useCallback(
    (initiative: SchoolInitiative) => <SchoolActions subject={subjectOf(initiative)} start={open} />,
    [subjectOf, open],
  );
  const onCurrent = useActionKeys(subjectOf, open);
  const empty = emptyWords(list.filters);
  const name = board && boardName(board, translation);

  return (
    <>
      <ListPage
        toolbar={
          <>
            <BoardSelect
              query={boards}
              waiting={look !== null}
              value={filter.board ?? list.filters.board}
              onChange={(id) => {
                inView.keep(id);
                list.setFilters({ board: id });
              }}
            />
            {board && decidesByStage(role) && <BoardStage stage={board.stage} />}
            <SearchInput
              label="ID, mavzu, muallif"
              value={search}
              onChange={(text) => list.setFilters({ search: text })}
            />
          </>
        }
        actions={
          board &&
          name !== undefined && (
            <>
              <SchoolExcel board={board.id} narrowed={search !== '' || stage !== ALL || status !== ALL} />
              {canAdd(role) && (
                <AddLink
                  to={`/app/my-school/initiative/add?${new URLSearchParams({ board: name, boardId: String(board.id) })}`}
                  quiet
                />
              )}
            </>
          )
        }
        filters={<SchoolFilters list={list} />}
        pager={<Pager list={list} page={query.data} noun="ta tashabbus" onPress={fetchPage} />}
      >
        {inView.lack ? (
          <WithoutBoard boards={boards} lack={inView.lack} />
        ) : (
          <DataTable
            label="Maktab tashabbuslari"
            columns={columns}
            query={query}
            list={list}
            rowId={rowId}
            row={{ detail, onCurrent }}
            empty={
              <EmptyState
                title={empty.title}
                hint={empty.hint}
                action={
                  empty.liftable && (
                    <Button variant="default" onClick={() => list.setFilters({ stage: ALL })}>
                      {t("Barcha tashabbuslarni ko'rsatish")}
                    </Button>
                  )
                }
              />
            }
          />
        )}
      </ListPage>
      {dialog}
    </>
  );
}
