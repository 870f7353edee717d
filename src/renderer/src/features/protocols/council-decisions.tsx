import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { councilDecisionsQuery } from './api.ts';
import { councilColumns } from './council-columns.tsx';
import type { CouncilDecision } from './documents.ts';
import { PLACE_LIST, PlaceFilters } from './place-filters.tsx';

const rowId = ({ id }: CouncilDecision) => id;

export type CouncilDecisionsProps = {
  board: number;
  /** Must be stable between renders. null: read-only and without filters (E-011, E-015). */
  onEdit: ((decision: CouncilDecision) => void) | null;
};

/** List of the council decisions on winning projects (E-010 to E-012). */
export function CouncilDecisions({ board, onEdit }: CouncilDecisionsProps) {
  const translation = useT();
  const list = useLocalListState(PLACE_LIST);
  const query = useQuery(councilDecisionsQuery({ board, ...list.filters }, list.paging));
  const columns = useMemo(() => councilColumns(translation, onEdit), [translation, onEdit]);

  return (
    <ListPage
      filters={onEdit && <PlaceFilters list={list} />}
      pager={<Pager list={list} page={query.data} noun="ta qaror" />}
    >
      {query.isError ? (
        <FailedState
          error={query.error}
          words="Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : (
        <DataTable
          label="G'olib loyihalar bo'yicha kengash qarori"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
          empty={<EmptyState title="Kengash qarori topilmadi" />}
        />
      )}
    </ListPage>
  );
}
