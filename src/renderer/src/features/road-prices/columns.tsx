import type { BoardOf } from '@/entities/use-board-of.ts';
import type { PlaceOf } from '@/entities/use-place-of.ts';
import { formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { pair } from '@/kit/cells.tsx';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { roadPrices } from './api.ts';
import type { RoadPrice } from './road-price.ts';

const column = createAppColumnHelper<RoadPrice>();

/** Lookups that name a row. `boardOf` returns null if the list is of one board, which needs no name. */
type Names = { placeOf: PlaceOf; boardOf: BoardOf };

/**
 * The columns of R-050, without the row number, which the table adds. Below the district are its region and, in a list
 * of several boards, the board.
 */
export const roadPriceColumns = ({ t, tr }: Translation, { placeOf, boardOf }: Names) => {
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
