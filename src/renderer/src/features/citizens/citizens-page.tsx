import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlaceFilter } from '@/entities/place-filter.tsx';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { figurePair, lines, pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { shownPhone } from '@/kit/inputs/identifiers.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam, textParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { tag } from '@/kit/tag.tsx';
import { citizens } from './api.ts';
import { type Citizen, genderLabel } from './citizen.ts';

const column = createAppColumnHelper<Citizen>();
const columnsOf = ({ t, tr }: Translation) => [
  column.accessor('fullname', { header: t('F.I.Sh.'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.display({
    id: 'profession',
    header: t('Kasbi'),
    meta: { subheader: t('Jinsi'), width: 'clamp(120px, 14cqw, 220px)' },
    cell: ({ row: { original } }) => {
      const gender = genderLabel(original.gender);
      return pair(tr(original.profession), gender && t(gender));
    },
  }),
  column.display({
    id: 'phone',
    header: t('Telefon raqami'),
    meta: { subheader: t('JSHSHIR'), width: 170, figures: true },
    cell: ({ row: { original } }) => figurePair(shownPhone(original.phone_number ?? '—'), original.pinfl ?? '—'),
  }),
  column.accessor('is_verified', {
    header: t('Verifikatsiya'),
    meta: { width: 140 },
    cell: ({ getValue }) =>
      getValue()
        ? tag(t("O'tgan"), { tone: 'good', icon: 'check' })
        : tag(t("O'tmagan"), { tone: 'idle', icon: 'minus' }),
  }),
  column.accessor('district_title', {
    header: t('Tuman'),
    meta: { width: 'clamp(150px, 17cqw, 260px)' },
    cell: ({ getValue }) => lines(tr(getValue())),
  }),
  actionsColumn<Citizen>(t, 112, ({ id, fullname, district_title }) => (
    <>
      <EditLink to={String(id)} name={recordName(id, tr(fullname), tr(district_title))} />
      <DeleteButton
        crud={citizens}
        id={id}
        name={recordName(id, tr(fullname), tr(district_title))}
        done="Foydalanuvchi o'chirildi"
      />
    </>
  )),
];

const LIST = { filters: { search: textParam(), region: idParam(), district: idParam() } };
const NO_FILTERS = { search: '', region: null, district: null };
const rowId = ({ id }: Citizen) => id;

/** Page of the citizens with an account (spec 001 §2). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const { search, region, district } = list.filters;
  const query = useQuery(
    // `role` is always `user`: the list is of citizens only (L-032).
    citizens.list({ ...list.paging, role: 'user', search: search || null, region_id: region, district_id: district }),
  );
  const filtered = search !== '' || region !== null || district !== null;

  return (
    <ListPage
      toolbar={
        <>
          <SearchInput label="F.I.Sh." value={search} onChange={(text) => list.setFilters({ search: text })} />
          <PlaceFilter value={{ region, district }} onChange={list.setFilters} />
          <ClearFilters active={filtered} onClear={() => list.setFilters(NO_FILTERS)} />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta foydalanuvchi" />}
    >
      <DataTable
        label="Foydalanuvchilar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        empty={
          <EmptyState
            title="Foydalanuvchi topilmadi"
            {...(filtered && { hint: "Filtrlarni o'zgartirib ko'ring." as const })}
          />
        }
      />
    </ListPage>
  );
}
