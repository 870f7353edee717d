import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { NoPlace } from '@/entities/no-place.tsx';
import { DistrictFilter, RegionFilter } from '@/entities/place-filter.tsx';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { EmptyState } from '@/kit/empty-state.tsx';
import { ExportButton } from '@/kit/excel/export-button.tsx';
import { YEAR_QUARTERS } from '@/kit/inputs/year-quarters.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { idParam, numberParam } from '@/kit/list/list-state.ts';
import { NumberFilter } from '@/kit/list/number-filter.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { useDownload } from '@/kit/use-download.tsx';
import { useMe } from '@/session/session.ts';
import { canChooseDistrict, canChooseRegion, hasNoPlace, listScope } from './access.ts';
import { EXPORT_PATH, quarterlyReports } from './api.ts';
import { reportColumns } from './columns.tsx';
import { FIRST_QUARTER, FIRST_SHOWN_YEAR, type QuarterlyReport, reportYears } from './report.ts';

/** Initially 10 rows; year and quarter are always set (K-002, K-006). */
const listFor = (years: readonly number[]) => ({
  size: 10,
  filters: {
    region: idParam(),
    district: idParam(),
    year: numberParam(years, FIRST_SHOWN_YEAR),
    quarter: numberParam(YEAR_QUARTERS, FIRST_QUARTER),
  },
});
const FAILURE = "Ma'lmumot yuklashda xatolik sodir bo'ldi!";
/** The call of the export takes no district (K-015). */
const WHOLE = "Excelga tuman filtri qo'llanmaydi: viloyatning barcha hisobotlari saqlanadi.";
const rowId = ({ id }: QuarterlyReport) => id;

/** Page of the districts' quarterly reports (spec 001 §2). */
export function Component() {
  const me = useMe();
  const translation = useT();
  const { t } = translation;
  const columns = useMemo(() => reportColumns(translation), [translation]);
  const [years] = useState(() => reportYears(new Date()));
  const list = useListState(useMemo(() => listFor(years), [years]));
  const { region, district, year, quarter } = list.filters;
  const scope = listScope(me, { region, district });
  const asked = { season: year, quarter };
  const lost = hasNoPlace(me);
  const query = useQuery({ ...quarterlyReports.list({ ...asked, ...scope, ...list.paging }), enabled: !lost });
  const { start, running } = useDownload();
  const save = () =>
    void start({
      path: EXPORT_PATH,
      query: { ...asked, region_id: scope.region_id },
      suggestedName: `choraklik-hisobotlar-${year}-${quarter}.xlsx`,
    });

  return (
    <ListPage
      toolbar={
        <>
          {canChooseRegion(me.role) && (
            <RegionFilter value={region} onChange={(id) => list.setFilters({ region: id, district: null })} />
          )}
          {canChooseDistrict(me) && (
            <DistrictFilter
              region={scope.region_id}
              value={district}
              onChange={(id) => list.setFilters({ district: id })}
            />
          )}
          <NumberFilter
            label="Yil"
            numbers={years}
            value={year}
            onChange={(value) => list.setFilters({ year: value ?? FIRST_SHOWN_YEAR })}
            required
          />
          <NumberFilter
            label="Chorak"
            numbers={YEAR_QUARTERS}
            name={(value) => t('{{quarter}}-chorak', { quarter: value })}
            value={quarter}
            onChange={(value) => list.setFilters({ quarter: value ?? FIRST_QUARTER })}
            required
          />
        </>
      }
      actions={
        <>
          {!lost && (
            <ExportButton
              label="Excelga yuklab olish"
              whole={scope.district_id === null ? null : WHOLE}
              loading={running}
              leftSection={<IconFileSpreadsheet size={18} stroke={1.7} aria-hidden />}
              onClick={save}
            />
          )}
          <AddLink to="add" />
        </>
      }
      pager={<Pager list={list} page={query.data} noun="ta hisobot" />}
    >
      {lost ? (
        <NoPlace />
      ) : (
        <DataTable
          label="Choraklik hisobotlar"
          columns={columns}
          query={query}
          list={list}
          rowId={rowId}
          row={{ oneLine: true }}
          failure={FAILURE}
          empty={<EmptyState title="Hisobot topilmadi" hint="Filtrlarni o'zgartirib ko'ring." />}
        />
      )}
    </ListPage>
  );
}
