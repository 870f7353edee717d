import type { Role } from '@shared/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NoPlace } from '@/entities/no-place.tsx';
import { DistrictFilter, RegionFilter } from '@/entities/place-filter.tsx';
import { placeParams } from '@/entities/place-scope.ts';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, DeleteButton, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { choiceParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { pageOf } from '@/kit/page.ts';
import { useMe } from '@/session/session.ts';
import { canAdd, canDelete, canFilterDistrict, canFilterRegion, canUseExcel, hasNoPlace, listScope } from './access.ts';
import { quarters } from './api.ts';
import { quarterColumns } from './columns.tsx';
import { type Quarter, STATUS_LABELS } from './quarter.ts';
import { QuartersExcel } from './quarters-excel.tsx';

/** The address uses the filters' specified names (J-001). */
const listFor = (role: Role) => ({
  filters: {
    status: choiceParam(['', 'ACTIVE', 'ARCHIVE'], ''),
    ...placeParams({ region: canFilterRegion(role), district: canFilterDistrict(role) }),
  },
});
const NO_FILTERS = { status: '', region: null, district: null } as const;
const rowId = ({ id }: Quarter) => id;

/** Page of the quarters (spec 001 §2): loaded as a whole, paged on the client (Z-066). */
export function Component() {
  const me = useMe();
  const { role } = me;
  const translation = useT();
  const { t, tr } = translation;
  const list = useListState(useMemo(() => listFor(role), [role]));
  const { status, region, district } = list.filters;
  const scope = listScope(me, { region, district });
  const query = useQuery({
    ...quarters.list({ ...scope, status: status || null }),
    select: (all) => pageOf(all, list.paging),
    enabled: !hasNoPlace(me),
  });
  const placeOf = usePlaceOf();
  const columns = useMemo(() => {
    const actions = actionsColumn<Quarter>(t, 112, ({ id, title, district_id }) => {
      const name = recordName(id, tr(title), tr(placeOf(district_id).district));
      return (
        <>
          <EditLink to={String(id)} name={name} />
          {canDelete(role) && <DeleteButton crud={quarters} id={id} name={name} done="Mahalla o'chirildi" />}
        </>
      );
    });
    return [...quarterColumns(translation, placeOf), actions];
  }, [translation, t, tr, placeOf, role]);
  const filtered = status !== '' || region !== null || district !== null;

  return (
    <ListPage
      toolbar={
        <>
          <SegmentFilter
            label="Holati"
            segments={[
              { value: '', label: 'Barchasi' },
              { value: 'ACTIVE', label: STATUS_LABELS.ACTIVE },
              { value: 'ARCHIVE', label: STATUS_LABELS.ARCHIVE },
            ]}
            value={status}
            onChange={(value) => list.setFilters({ status: value })}
          />
          {canFilterRegion(role) && (
            <RegionFilter value={region} onChange={(id) => list.setFilters({ region: id, district: null })} />
          )}
          {canFilterDistrict(role) && (
            <DistrictFilter
              region={scope.region_id}
              value={district}
              onChange={(id) => list.setFilters({ district: id })}
            />
          )}
          <ClearFilters active={filtered} onClear={() => list.setFilters(NO_FILTERS)} />
        </>
      }
      actions={
        <>
          {canUseExcel(role) && <QuartersExcel />}
          {canAdd(role) && <AddLink to="add" />}
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta mahalla" />}
    >
      <PlacesFailure regions={!canFilterRegion(role)} />
      {hasNoPlace(me) ? (
        <NoPlace />
      ) : (
        <DataTable
          label="Mahallalar"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          failure="Yuklashda xatolik sodir bo'ldi"
          empty={
            <EmptyState
              title="Mahalla topilmadi"
              {...(filtered && { hint: "Filtrlarni o'zgartirib ko'ring." as const })}
            />
          }
        />
      )}
    </ListPage>
  );
}
