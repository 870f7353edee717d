import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BoardFilter } from '@/entities/board-filter.tsx';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { type BoardOf, useBoardOf } from '@/entities/use-board-of.ts';
import { type PlaceOf, usePlaceOf } from '@/entities/use-place-of.ts';
import { formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { pair } from '@/kit/cells.tsx';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { roadPrices } from './api.ts';
import type { RoadPrice } from './road-price.ts';
import { RoadPricesDownload, RoadPricesUpdate } from './road-prices-excel.tsx';

const column = createAppColumnHelper<RoadPrice>();

/** Lookups that name a row. `boardOf` returns null if the list is of one board, which needs no name. */
type Names = { placeOf: PlaceOf; boardOf: BoardOf };

/**
 * The columns of R-050, without the row number, which the table adds. Below the district are its region and, in a list
 * of several boards, the board.
 */
const roadPriceColumns = ({ t, tr }: Translation, { placeOf, boardOf }: Names) => {
  const place = ({ district_id, region_id }: RoadPrice) => placeOf(district_id, region_id);
  const joined = (parts: readonly (string | null)[], by: string) => parts.filter(Boolean).join(by);
  const price = (field: 'price' | 'half_ready_price', header: string) =>
    column.accessor(field, {
      header,
      meta: { subheader: t('UZS'), width: 'clamp(170px, 22cqw, 260px)', align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  return [
    column.accessor((row) => place(row).district, {
      id: 'district',
      header: t('Tuman'),
      meta: { subheader: t('Viloyat') },
      cell: ({ row: { original } }) => {
        const { district, region } = place(original);
        return pair(tr(district), joined([tr(region), boardOf(original.board_id)], ' · '));
      },
    }),
    price('price', t('Narxi')),
    price('half_ready_price', t('Yarim tayyor narxi')),
    actionsColumn<RoadPrice>(t, 112, (row) => {
      const name = joined([tr(place(row).district) || String(row.id), boardOf(row.board_id)], ', ');
      return (
        <>
          <EditLink to={String(row.id)} name={name} />
          <DeleteButton crud={roadPrices} id={row.id} name={name} />
        </>
      );
    }),
  ];
};

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
