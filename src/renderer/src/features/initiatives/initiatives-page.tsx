import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { BoardSelect } from '@/entities/board-select.tsx';
import { ALL, stageOptions } from '@/entities/initiative-stages.ts';
import { BOARDS_FAILED } from '@/entities/lookup.ts';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { usePrefetch } from '@/kit/use-prefetch.ts';
import { useWiderThan } from '@/kit/use-wider-than.ts';
import { useMe } from '@/session/session.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { ActionsProvider } from './actions/actions-provider.tsx';
import { DocumentsButton } from './documents/documents-button.tsx';
import {
  canDownloadVotes,
  canExport,
  canManageDocuments,
  canSendSms,
  firstSubStage,
  subStagesFor,
} from './model/access.ts';
import { initiativesQuery } from './model/api.ts';
import type { Initiative } from './model/initiative.ts';
import { emptyWords, listSpecFor } from './model/list-spec.ts';
import { SUB_STAGE_LABELS } from './model/sub-stages.ts';
import { useBoard } from './model/use-board.ts';
import { fullColumns, pairedColumns } from './parts/columns.tsx';
import { ExcelButton } from './parts/excel-button.tsx';
import { InitiativeDetail } from './parts/initiative-detail.tsx';
import { ReviewButton } from './review/review-button.tsx';
import { SmsButton } from './winners/sms-button.tsx';
import { VotesButton } from './winners/votes-button.tsx';

/** Panel width, in px, from which every value has a column of its own. */
const FULL_WIDTH = 1480;

const rowId = (initiative: Initiative) => initiative.id;

/** Page of a board's initiatives, the main list of the staff (spec 000 §2, C-001 to C-029). */
export function Component() {
  const me = useMe();
  const { role } = me;
  const translation = useT();
  const list = useListState(useMemo(() => listSpecFor(role), [role]));
  const { search, stage, sub_stage } = list.filters;
  const { boards, board, keep } = useBoard(me, list.filters.board);

  const filter = { board: board?.id ?? null, search, stage, sub_stage };
  const query = useQuery({ ...initiativesQuery(filter, list.paging), enabled: boards.isSuccess });
  const nextOffset = list.paging.offset + list.size;
  const more = query.isSuccess && !query.isFetching && nextOffset < query.data.total;
  usePrefetch(more ? initiativesQuery(filter, { ...list.paging, offset: nextOffset }) : null);

  const [panel, wide] = useWiderThan(FULL_WIDTH);
  const columns = useMemo(() => (wide ? fullColumns : pairedColumns)(translation), [wide, translation]);
  const detail = useCallback(
    (initiative: Initiative) => (
      <InitiativeDetail initiative={initiative} actions={<ActionBar initiative={initiative} board={board} />} />
    ),
    [board],
  );
  const current = useRef<Initiative>(undefined);
  const subStages = subStagesFor(role);
  const empty = emptyWords(list.filters, role);
  const filtered = search !== '' || stage !== ALL || sub_stage !== firstSubStage(role);

  return (
    // Outermost, so that an open dialog survives a failure of the list.
    <ActionsProvider>
      <ListPage
        ref={panel}
        toolbar={
          <>
            <BoardSelect
              boards={boards.data}
              value={filter.board}
              onChange={(id) => {
                keep(id);
                list.setFilters({ board: id });
              }}
            />
            <SearchInput
              label="ID, mavzu, muallif"
              value={search}
              onChange={(text) => list.setFilters({ search: text })}
            />
          </>
        }
        actions={
          <>
            {canManageDocuments(role) && <DocumentsButton board={board} />}
            {canSendSms(role) && boards.isSuccess && <SmsButton board={board} />}
            {canDownloadVotes(role, stage, query.data?.total ?? 0) && <VotesButton board={filter.board} />}
            {canExport(role) && (
              <ExcelButton board={filter.board} stage={stage} narrowed={search !== '' || sub_stage !== ALL} />
            )}
            <ReviewButton page={query.data} current={current} />
          </>
        }
        filters={
          <>
            <SegmentFilter
              label="Bosqich"
              segments={stageOptions(stage)}
              value={stage}
              onChange={(value) => list.setFilters({ stage: value })}
            />
            {subStages.length > 0 && (
              <SelectFilter
                label="Moderatsiya holati"
                options={subStages.map((value) => ({ value, label: translation.t(SUB_STAGE_LABELS[value]) }))}
                value={sub_stage === ALL ? null : sub_stage}
                onChange={(value) => list.setFilters({ sub_stage: value ?? ALL })}
              />
            )}
            <ClearFilters
              active={filtered}
              onClear={() => list.setFilters({ search: '', stage: ALL, sub_stage: firstSubStage(role) })}
            />
          </>
        }
        pager={<Pager list={list} page={query.data} noun="ta tashabbus" />}
      >
        {boards.isError && !boards.data ? (
          <FailedState
            error={boards.error}
            words={BOARDS_FAILED}
            onRetry={boards.refetch}
            retrying={boards.isFetching}
          />
        ) : (
          <DataTable
            label="Tashabbuslar ro'yxati"
            columns={columns}
            query={query}
            list={list}
            rowId={rowId}
            row={{
              detail,
              onCurrent: (row) => {
                current.current = row;
              },
            }}
            empty={
              <EmptyState
                title={empty.title}
                hint={empty.hint}
                action={
                  empty.lift && (
                    <Button variant="default" onClick={() => empty.lift && list.setFilters(empty.lift)}>
                      {translation.t("Barcha tashabbuslarni ko'rsatish")}
                    </Button>
                  )
                }
              />
            }
          />
        )}
      </ListPage>
    </ActionsProvider>
  );
}
