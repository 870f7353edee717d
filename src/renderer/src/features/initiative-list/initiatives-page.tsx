import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback, useMemo, useRef } from 'react';
import { ActionsProvider } from '@/domains/initiative/actions/actions-provider.tsx';
import { InitiativeActions } from '@/domains/initiative/actions/initiative-actions.tsx';
import { useCopyCommands } from '@/domains/initiative/links/copy-commands.ts';
import { canDownloadVotes, canExport, canManageDocuments, canSendSms } from '@/domains/initiative/model/access.ts';
import { initiativesQuery } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { useListAhead } from '@/domains/initiative/model/list-ahead.ts';
import { useListFilter } from '@/domains/initiative/model/use-list-filter.ts';
import { fullColumns, pairedColumns } from '@/domains/initiative/parts/columns.tsx';
import { ExcelButton } from '@/domains/initiative/parts/excel-button.tsx';
import { InitiativeDetail } from '@/domains/initiative/parts/initiative-detail.tsx';
import { ListEmpty } from '@/domains/initiative/parts/list-empty.tsx';
import { ListFilters, ListSearch } from '@/domains/initiative/parts/list-filters.tsx';
import { ListOrMap } from '@/domains/initiative/parts/list-or-map.tsx';
import { PrintCommand } from '@/domains/initiative/print/print-command.tsx';
import type { PrintSubject } from '@/domains/initiative/print/subject.ts';
import { type Board, boardOf } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import { WithoutBoard } from '@/entities/without-board.tsx';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { usePagesAhead } from '@/kit/list/use-pages-ahead.ts';
import { LayoutButton } from '@/kit/table-layout/layout-button.tsx';
import { useTableLayout } from '@/kit/table-layout/use-table-layout.ts';
import { useWiderThan } from '@/kit/use-wider-than.ts';
import { useMe } from '@/session/session.ts';
import { ReviewButton } from './review-button.tsx';
import { ViewsMenu } from './views/views-menu.tsx';
import { SmsButton } from './winners/sms-button.tsx';
import { VotesButton } from './winners/votes-button.tsx';

/** Panel width, in px, from which every value has a column of its own. */
const FULL_WIDTH = 1480;

const NO_BOARDS: readonly Board[] = [];
const rowId = (initiative: Initiative) => initiative.id;

export type InitiativesPageProps = {
  /** Opens the documents of the board in view (C-013). */
  Documents: ComponentType<{ board: Board | undefined }>;
};

/** Page of a board's initiatives, the main list of the staff (spec 000 §2, C-001 to C-029). */
export function InitiativesPage({ Documents }: InitiativesPageProps) {
  const { role } = useMe();
  const translation = useT();
  const filtering = useListFilter();
  const { list, filter, boards, board, lack } = filtering;
  const { search, stage, sub_stage } = filter;
  useListAhead(filtering, list.paging);
  // Seasons whose refetch failed are still usable: the list works with them.
  const query = useQuery({ ...initiativesQuery(filter, list.paging), enabled: board !== undefined });
  /** The rows of this filter; undefined while those of the previous one are shown. */
  const arrived = query.isPlaceholderData ? undefined : query.data;
  const fetchPage = usePagesAhead({
    list,
    arrived,
    pageQuery: (paging) => initiativesQuery(filter, paging),
  });

  const [panel, wide] = useWiderThan(FULL_WIDTH);
  const single = useMemo(() => fullColumns(translation), [translation]);
  const paired = useMemo(() => pairedColumns(translation), [translation]);
  const layout = useTableLayout('initiatives', single);
  const detail = useCallback(
    (initiative: Initiative) => (
      <InitiativeDetail
        initiative={initiative}
        actions={<InitiativeActions initiative={initiative} board={boardOf(initiative, boards.data, board)} />}
      />
    ),
    [boards.data, board],
  );
  const current = useRef<Initiative>(undefined);
  const printed = (): PrintSubject | null => {
    const { rows = [] } = arrived ?? {};
    if (rows.length === 0) return null;
    return {
      cards: current.current ? [current.current] : rows,
      ticked: false,
      list: { filter },
      ...{ rows, boards: boards.data ?? [] },
    };
  };
  useCopyCommands({ where: "Ro'yxatda", current: () => current.current, boards: boards.data ?? [] });
  return (
    // Outermost, so that an open dialog survives a failure of the list.
    <ActionsProvider>
      <PrintCommand where="Ro'yxatda" subject={printed} />
      <ListPage
        ref={panel}
        toolbar={<ListSearch of={filtering} />}
        actions={
          <>
            {canManageDocuments(role) && <Documents board={board} />}
            {canSendSms(role) && !boards.isPending && <SmsButton board={board} />}
            {canDownloadVotes(role, stage, arrived?.total ?? 0) && <VotesButton board={filter.board} />}
            {canExport(role) && (
              <ExcelButton board={filter.board} stage={stage} narrowed={search !== '' || sub_stage !== ALL} />
            )}
            <ReviewButton page={arrived} current={current} />
          </>
        }
        filters={
          <>
            <ViewsMenu filter={filter} boards={boards.data ?? NO_BOARDS} onOpen={list.setFilters} />
            <ListFilters of={filtering} />
            <LayoutButton layout={layout} />
            <ListOrMap now="list" />
          </>
        }
        pager={<Pager list={list} page={query.data} noun="ta tashabbus" onPress={fetchPage} />}
      >
        {lack ? (
          <WithoutBoard boards={boards} lack={lack} />
        ) : (
          <DataTable
            label="Tashabbuslar ro'yxati"
            columns={wide ? single : paired}
            layout={layout}
            query={query}
            list={list}
            rowId={rowId}
            row={{
              detail,
              onCurrent: (row) => {
                current.current = row;
              },
            }}
            empty={<ListEmpty of={filtering} />}
          />
        )}
      </ListPage>
    </ActionsProvider>
  );
}
