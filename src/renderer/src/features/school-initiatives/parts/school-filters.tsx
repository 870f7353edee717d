import { ALL, STAGE_OPTIONS } from '@/entities/initiative-stages.ts';
import { useT } from '@/i18n/use-t.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { isNarrowed, type LIST, UNFILTERED } from '../model/list-spec.ts';
import { STATUS_LABELS, STATUSES } from '../model/school-initiative.ts';

export type SchoolFiltersProps = { list: ListControls<typeof LIST.filters> };

/** Stage and status of the list, the status in every stage (Z-181). */
export function SchoolFilters({ list }: SchoolFiltersProps) {
  const { t } = useT();
  const { stage, status } = list.filters;
  return (
    <>
      <SegmentFilter
        label="Bosqich"
        segments={STAGE_OPTIONS}
        value={stage}
        onChange={(value) => list.setFilters({ stage: value })}
      />
      <SelectFilter
        label="Holati"
        options={STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        value={status === ALL ? null : status}
        onChange={(value) => list.setFilters({ status: value ?? ALL })}
        width={176}
      />
      <ClearFilters active={isNarrowed(list.filters)} onClear={() => list.setFilters(UNFILTERED)} />
    </>
  );
}
