import type { Profile } from '@shared/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NamedFilter } from '@/entities/named-filter.tsx';
import { NoPlace } from '@/entities/no-place.tsx';
import { DistrictFilter, RegionFilter } from '@/entities/place-filter.tsx';
import { placeParams } from '@/entities/place-scope.ts';
import { formatCount, formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { AddLink, actionsColumn, EditLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { absentParam, choiceParam, idParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useMe } from '@/session/session.ts';
import {
  canChooseRegion,
  canFilterDistrict,
  canUseExcel,
  firstDistrict,
  hasNoPlace,
  listScope,
  type Shown,
} from './access.ts';
import { populations, yearsQuery } from './api.ts';
import type { Population } from './population.ts';
import { PopulationExcel } from './population-excel.tsx';

const column = createAppColumnHelper<Population>();
const columnsOf = ({ t, tr }: Translation) => [
  column.accessor('region', { header: t('Viloyat'), cell: ({ getValue }) => lines(tr(getValue())) }),
  column.accessor('district', { header: t('Tuman'), cell: ({ getValue }) => topic(tr(getValue())) }),
  column.accessor('citizens_count', {
    header: t('Aholi soni'),
    meta: { width: 130, align: 'end', figures: true },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('year', {
    header: t('Yil'),
    meta: { width: 110, align: 'end', figures: true },
    cell: ({ getValue }) => getValue() ?? '—',
  }),
  column.accessor('created_at', {
    header: t('Yaratilgan sana'),
    meta: { width: 170, align: 'end', figures: true },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  actionsColumn<Population>(t, 112, ({ id, district, year }) => (
    <EditLink to={String(id)} name={recordName(id, tr(district), year)} />
  )),
];

/** Initially 20 rows (L-030), of the own district where the person has one (Z-177). */
const listFor = (me: Pick<Profile, 'role' | 'region_id' | 'district_id'>) => ({
  filters: {
    ...placeParams({ region: canChooseRegion(me.role), district: canFilterDistrict(me.role) }),
    year: idParam(),
    shown: firstDistrict(me) === null ? absentParam<Shown>('all') : choiceParam(['own', 'all'], 'own'),
  },
});
const SHOWN = [
  { value: 'own', label: 'Tumanim' },
  { value: 'all', label: 'Barchasi' },
] as const;
const NO_FILTERS = { region: null, district: null, year: null };
const rowId = ({ id }: Population) => id;

/** Page of the population of districts by year (spec 001 §2, L-020 to L-022). */
export function Component() {
  const me = useMe();
  const { role } = me;
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(useMemo(() => listFor(me), [me]));
  const { region, district, year, shown } = list.filters;
  const query = useQuery({
    ...populations.list({ ...listScope(me, { region, district, shown }), year, ...list.paging }),
    enabled: !hasNoPlace(me),
  });
  const years = useQuery(yearsQuery);
  const filtered = region !== null || district !== null || year !== null;

  return (
    <ListPage
      toolbar={
        <>
          {firstDistrict(me) !== null && (
            <SegmentFilter<Shown>
              label="Tuman"
              segments={SHOWN}
              value={shown}
              onChange={(value) => list.setFilters({ shown: value, region: null })}
            />
          )}
          {canChooseRegion(role) && (
            <RegionFilter
              value={region}
              onChange={(id) => list.setFilters({ region: id, district: null, shown: 'all' })}
            />
          )}
          {canFilterDistrict(role) && (
            <DistrictFilter region={region} value={district} onChange={(id) => list.setFilters({ district: id })} />
          )}
          <NamedFilter
            label="Yil"
            query={years}
            value={year}
            onChange={(id) => list.setFilters({ year: id })}
            width={120}
          />
          <ClearFilters active={filtered} onClear={() => list.setFilters(NO_FILTERS)} />
        </>
      }
      actions={
        <>
          {canUseExcel(role) && <PopulationExcel />}
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta yozuv" />}
    >
      {hasNoPlace(me) ? (
        <NoPlace />
      ) : (
        <DataTable
          label="Aholi soni"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
          empty={
            <EmptyState
              title="Yozuv topilmadi"
              {...(filtered && { hint: "Filtrlarni o'zgartirib ko'ring." as const })}
            />
          }
        />
      )}
    </ListPage>
  );
}
