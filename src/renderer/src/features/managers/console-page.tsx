import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DistrictFilter, RegionFilter } from '@/entities/place-filter.tsx';
import { formatLogin } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, pair, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import type { Console } from './consoles.ts';
import type { Manager } from './manager.ts';
import { ManagersExcel } from './managers-excel.tsx';
import { MANAGER_LABELS, roleLabel } from './roles.ts';

const column = createAppColumnHelper<Manager>();

/** The columns of managers: fields of the entity (spec 001 §3), as the document lists no columns. */
const managerColumns = ({ t, tr }: Translation, crud: Console['crud']) => [
  column.accessor('fullname', { header: t('F.I.Sh.'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.accessor('role', {
    header: t('Roli'),
    meta: { width: 'clamp(130px, 15cqw, 220px)' },
    cell: ({ getValue }) => {
      const label = roleLabel(getValue());
      return lines(label ? t(label) : getValue());
    },
  }),
  column.display({
    id: 'place',
    header: t('Tuman'),
    meta: { subheader: t('Viloyat'), width: 'clamp(170px, 20cqw, 320px)' },
    cell: ({ row: { original } }) => pair(tr(original.district_title), tr(original.region_title)),
  }),
  column.accessor('pinfl', {
    header: t('JSHSHIR'),
    meta: { width: 150, figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('last_login_date', {
    header: t('Oxirgi kirish'),
    meta: { width: 170, figures: true },
    cell: ({ getValue }) => formatLogin(getValue()),
  }),
  actionsColumn<Manager>(t, 112, ({ id, fullname, district_title, region_title }) => {
    const name = recordName(id, tr(fullname), tr(district_title ?? region_title));
    return (
      <>
        <EditLink to={String(id)} name={name} />
        <DeleteButton crud={crud} id={id} name={name} done="Moderator o'chirildi" />
      </>
    );
  }),
];

const NO_FILTERS = { search: '', region: null, district: null };
const rowId = ({ id }: Manager) => id;

/** List of a console: one role at a time, kept in the address with the filters. */
export function ConsolePage({ of }: { of: Console }) {
  const { crud, roles, searched } = of;
  const translation = useT();
  const columns = useMemo(() => managerColumns(translation, crud), [translation, crud]);
  const list = useListState(of.list);
  const { role, search, region, district } = list.filters;
  const query = useQuery(
    crud.list({ ...list.paging, role, search: search || null, region_id: region, district_id: district }),
  );
  const narrowed = search !== '' || region !== null || district !== null;

  return (
    <ListPage
      toolbar={
        <SegmentFilter
          label="Roli"
          segments={roles.map((value) => ({ value, label: MANAGER_LABELS[value] }))}
          value={role}
          onChange={(value) => list.setFilters({ role: value })}
        />
      }
      actions={
        <>
          <ManagersExcel of={of} role={role} narrowed={narrowed} />
          <AddLink to="add" />
        </>
      }
      filters={
        <>
          {searched && (
            <SearchInput label="F.I.Sh." value={search} onChange={(text) => list.setFilters({ search: text })} />
          )}
          <RegionFilter value={region} onChange={(id) => list.setFilters({ region: id, district: null })} />
          {searched && (
            <DistrictFilter region={region} value={district} onChange={(id) => list.setFilters({ district: id })} />
          )}
          <ClearFilters active={narrowed} onClear={() => list.setFilters(NO_FILTERS)} />
        </>
      }
      pager={<Pager list={list} page={query.data} noun={of.noun} />}
    >
      <DataTable
        label={of.label}
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        empty={
          <EmptyState title={of.nothing} {...(narrowed && { hint: "Filtrlarni o'zgartirib ko'ring." as const })} />
        }
      />
    </ListPage>
  );
}
