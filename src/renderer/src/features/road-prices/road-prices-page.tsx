import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { useBoardOf } from '@/entities/use-board-of.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { roadPrices } from './api.ts';
import { roadPriceColumns } from './columns.tsx';
import type { RoadPrice } from './road-price.ts';
import { RoadPricesDownload, RoadPricesUpdate } from './road-prices-excel.tsx';

/** Initially 15 rows. */
const LIST = { size: 15, filters: { board_id: idParam() } };
const rowId = ({ id }: RoadPrice) => id;

/** Page of the road prices, with their Excel files (spec 002 §2, S122). */
export function Component() {
  const translation = useT();
  const list = useListState(LIST);
  const { board_id } = list.filters;
  const placeOf = usePlaceOf();
  const boardOf = useBoardOf();
  const several = board_id === null;
  const columns = useMemo(
    () => roadPriceColumns(translation, { placeOf, boardOf: several ? boardOf : () => null }),
    [translation, placeOf, boardOf, several],
  );
  const query = useQuery(roadPrices.list({ board_id, ...list.paging }));
  return (
    <ListPage
      toolbar={<BoardFilter value={board_id} onChange={(id) => list.setFilters({ board_id: id })} />}
      actions={
        <>
          {board_id !== null && <RoadPricesUpdate key={board_id} board={board_id} />}
          <RoadPricesDownload board={board_id} />
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta narx" />}
    >
      <PlacesFailure />
      <DataTable
        label="Yo'l narxlari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={
          <EmptyState title="Narx topilmadi" {...(!several && { hint: "Filtrlarni o'zgartirib ko'ring." as const })} />
        }
      />
    </ListPage>
  );
}
