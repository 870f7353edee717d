import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PlaceFilter } from '@/entities/place-filter.tsx';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { organizations } from './api.ts';
import { organizationColumns } from './columns.tsx';
import { ORGANIZATION_TYPES, type Organization, TYPE_LABELS } from './organization.ts';
import { OrganizationsExcel } from './organizations-excel.tsx';
import { FIRST_TYPE } from './preset.ts';
import { usePreset } from './use-preset.ts';

const rowId = ({ id }: Organization) => id;

/** The organizations, their Excel export and update (S075): initially the schools of one district (M-005). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const preset = usePreset();
  const list = useListState(preset.list);
  const { type } = list.filters;
  const place = preset.shown(list.filters);
  const { region, district } = place;
  const query = useQuery({
    ...organizations.list({
      organization_type: type || null,
      region_id: region,
      district_id: district,
      ...list.paging,
    }),
    enabled: preset.ready,
  });
  const placeOf = usePlaceOf();
  const columns = useMemo(() => organizationColumns(translation, placeOf), [translation, placeOf]);
  const narrowed = region !== null || district !== null || type !== '';
  const atFirst = region === preset.place.region && district === preset.place.district && type === FIRST_TYPE;

  return (
    <ListPage
      toolbar={
        <>
          <PlaceFilter value={place} onChange={list.setFilters} />
          <SelectFilter
            label="Turi"
            options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(TYPE_LABELS[value]) }))}
            value={type || null}
            onChange={(value) => list.setFilters({ type: value ?? '' })}
            width={180}
          />
          <ClearFilters active={!atFirst} onClear={() => list.setFilters({ ...preset.place, type: FIRST_TYPE })} />
        </>
      }
      actions={
        <>
          <OrganizationsExcel narrowed={narrowed} />
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta tashkilot" />}
    >
      <PlacesFailure regions={false} />
      <DataTable
        label="Tashkilotlar"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={
          <EmptyState
            title="Tashkilot topilmadi"
            {...(narrowed && { hint: "Filtrlarni o'zgartirib ko'ring." as const })}
          />
        }
      />
    </ListPage>
  );
}
