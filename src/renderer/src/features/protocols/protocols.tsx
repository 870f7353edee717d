import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { FailedState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { protocolsQuery } from './api.ts';
import type { KnownProtocol, Protocol } from './documents.ts';
import { PLACE_LIST, PlaceFilters } from './place-filters.tsx';
import { protocolColumns } from './protocol-columns.tsx';

const rowId = ({ id, district_id, district }: Protocol) => id ?? `district ${district_id ?? district}`;

export type ProtocolsProps = {
  board: number;
  /** Must be stable between renders. */
  onEdit: (protocol: KnownProtocol) => void;
};

/** List of the protocols of all districts, for administrators (E-002, E-003). */
export function Protocols({ board, onEdit }: ProtocolsProps) {
  const translation = useT();
  const list = useLocalListState(PLACE_LIST);
  const query = useQuery(protocolsQuery({ board, ...list.filters }, list.paging));
  const columns = useMemo(() => protocolColumns(translation, onEdit), [translation, onEdit]);

  return (
    <ListPage filters={<PlaceFilters list={list} />} pager={<Pager list={list} page={query.data} noun="ta tuman" />}>
      {query.isError ? (
        <FailedState
          error={query.error}
          words="Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!"
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      ) : (
        <DataTable
          label="Moderatsiya natijalari protokoli"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
        />
      )}
    </ListPage>
  );
}
