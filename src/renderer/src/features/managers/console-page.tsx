import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DistrictFilter, RegionFilter } from '@/entities/place-filter.tsx';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { managerColumns } from './columns.tsx';
import type { Console } from './consoles.ts';
import type { Manager } from './manager.ts';
import { ManagersExcel } from './managers-excel.tsx';
import { MANAGER_LABELS } from './roles.ts';

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
