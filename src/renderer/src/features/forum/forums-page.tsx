import { PlaceFilter } from '@/entities/place-filter.tsx';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { lines, topic } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { forums } from './api.ts';
import type { Forum } from './forum.ts';

const nameOf = ({ id, districtName, date }: Forum, { tr }: Translation) =>
  recordName(id, tr(districtName), date && formatDate(date));

const column = createAppColumnHelper<Forum>();
const columnsOf = ({ t, tr }: Translation) => [
  column.accessor('districtName', {
    header: t('Tuman'),
    meta: { width: 'clamp(150px, 20cqw, 260px)' },
    cell: ({ getValue }) => topic(tr(getValue())),
  }),
  column.accessor('nearby', { header: t("Mo'ljal"), cell: ({ getValue }) => lines(tr(getValue())) }),
  column.accessor('responsiblePerson', {
    header: t("Mas'ul shaxs"),
    meta: { width: 'clamp(180px, 24cqw, 320px)' },
    cell: ({ getValue }) => lines(tr(getValue())),
  }),
  column.accessor('date', {
    header: t('Sana'),
    meta: { width: 120, figures: true },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
];

/** Initially 20 rows; the filters are named as in the call (H-007). */
const LIST = { filters: { regionId: idParam(), districtId: idParam() } };

const filters = ({ filters: { regionId, districtId }, setFilters }: ListControls<(typeof LIST)['filters']>) => (
  <>
    <PlaceFilter
      value={{ region: regionId, district: districtId }}
      onChange={({ region, district }) => setFilters({ regionId: region, districtId: district })}
    />
    <ClearFilters
      active={regionId !== null || districtId !== null}
      onClear={() => setFilters({ regionId: null, districtId: null })}
    />
  </>
);

/** Page of the forums of districts (spec 001 §2). */
export const Component = () => (
  <RecordsPage
    crud={forums}
    label="Forumlar"
    noun="ta forum"
    list={LIST}
    columns={columnsOf}
    name={nameOf}
    filters={filters}
  />
);
