import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { type PlaceOf, usePlaceOf } from '@/entities/use-place-of.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { formatPhone } from '@/kit/inputs/identifiers.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { pageOf } from '@/kit/page.ts';
import { contacts } from './api.ts';
import type { Contact } from './contact.ts';

const column = createAppColumnHelper<Contact>();
const columnsOf = ({ t, tr }: Translation, placeOf: PlaceOf) => {
  const place = ({ district_id, region_id }: Contact) => placeOf(district_id, region_id);
  const nameOf = (row: Contact) => recordName(row.id, tr(row.fullname), tr(place(row).district));
  return [
    column.accessor((row) => place(row).region, {
      id: 'region',
      header: t('Viloyat'),
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor((row) => place(row).district, {
      id: 'district',
      header: t('Tuman'),
      cell: ({ getValue }) => lines(tr(getValue())),
    }),
    column.accessor('fullname', { header: t('F.I.Sh.'), cell: ({ getValue }) => topic(tr(getValue())) }),
    column.accessor('phone', {
      header: t('Telefon raqami'),
      meta: { width: 180, figures: true },
      cell: ({ getValue }) => formatPhone(getValue()),
    }),
    actionsColumn<Contact>(t, 112, (row) => (
      <>
        <EditLink to={String(row.id)} name={nameOf(row)} />
        <DeleteButton crud={contacts} id={row.id} name={nameOf(row)} done="Ushbu kontakt o'chirildi" />
      </>
    )),
  ];
};

const LIST = { filters: {} };
const rowId = ({ id }: Contact) => id;

/** Page of the contacts (S056): loaded as a whole, as the call has no pages, and paged on the client. */
export function Component() {
  const translation = useT();
  const placeOf = usePlaceOf();
  const columns = useMemo(() => columnsOf(translation, placeOf), [translation, placeOf]);
  const list = useListState(LIST);
  const query = useQuery({ ...contacts.list({}), select: (all) => pageOf(all, list.paging) });
  return (
    <ListPage actions={<AddLink to="add" />} pager={<Pager list={list} page={query.data} noun="ta kontakt" />}>
      <PlacesFailure />
      <DataTable
        label="Kontaktlar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={<EmptyState title="Hali kontakt yo'q" />}
      />
    </ListPage>
  );
}
