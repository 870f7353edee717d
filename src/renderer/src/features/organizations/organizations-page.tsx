import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import { importLists } from '@/entities/import-lists.ts';
import { type Place, PlaceFilter } from '@/entities/place-filter.tsx';
import { PlacesFailure } from '@/entities/places-failure.tsx';
import { districtsQuery, regionsQuery } from '@/entities/regions.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExcelMenu } from '@/kit/excel/excel-menu.tsx';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { useImport } from '@/kit/excel/use-import.ts';
import { EXCEL_FILE } from '@/kit/files/file-rule.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { ORGANIZATIONS_FILE, organizations, organizationsUpload } from './api.ts';
import { organizationColumns } from './columns.tsx';
import { ORGANIZATION_TYPES, type Organization, TYPE_LABELS } from './organization.ts';
import { EVERYWHERE, FIRST_TYPE, listOf, presetPlace, shownPlace } from './preset.ts';

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

/** The initial place of the list, and the place to show for given filters. */
type Preset = {
  /** False until the preset is known or has failed: the list must not be fetched before. */
  readonly ready: boolean;
  readonly place: Place;
  readonly list: ReturnType<typeof listOf>;
  /** The place to show for the filters' place: settles conflicts between preset and address. */
  readonly shown: (place: Place) => Place;
};

/** The preset of configuration and platform (Z-078); none if the regions or districts could not be loaded. */
function usePreset(): Preset {
  const { data: info } = useQuery(appInfoQuery);
  const regions = useQuery(regionsQuery);
  const districts = useQuery(districtsQuery(null));
  const failed = regions.isError || districts.isError;
  return useMemo(() => {
    const known = info && regions.data && districts.data;
    const place = known
      ? presetPlace({
          configured: { region: info.organizationsRegionId, district: info.organizationsDistrictId },
          regions: regions.data,
          districts: districts.data,
        })
      : EVERYWHERE;
    return {
      ready: known !== undefined || failed,
      place,
      list: listOf(place),
      shown: (filters) => shownPlace(filters, place, districts.data ?? []),
    };
  }, [info, regions.data, districts.data, failed]);
}

const LISTS = importLists('organizations');

/** Excel menu of the organizations: export and import (M-016, M-023). `narrowed`: whether filters are set. */
function OrganizationsExcel({ narrowed }: { narrowed: boolean }) {
  const flow = useImport('organizations', EXCEL_FILE);
  const { start, running } = useDownload();
  return (
    <>
      <ExcelMenu
        onDownload={() => void start(ORGANIZATIONS_FILE)}
        downloading={running}
        onUpload={flow.open}
        whole={narrowed ? "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi." : null}
      />
      <ImportDialog
        flow={flow}
        title="Tashkilotlarni Exceldan yuklash"
        request={organizationsUpload}
        changes={organizations}
        lists={LISTS}
      />
    </>
  );
}
