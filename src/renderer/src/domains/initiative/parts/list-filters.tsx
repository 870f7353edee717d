import { BoardSelect } from '@/entities/board-select.tsx';
import { ALL, stageOptions } from '@/entities/initiative-stages.ts';
import { useT } from '@/i18n/use-t.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import { useMe } from '@/session/session.ts';
import { subStagesFor } from '../model/access.ts';
import { SUB_STAGE_LABELS } from '../model/sub-stages.ts';
import type { ListFilter } from '../model/use-list-filter.ts';

/** Season and search of the list of initiatives. */
export const ListSearch = ({ of: { list, filter, boards, chooseBoard } }: { of: ListFilter }) => (
  <>
    <BoardSelect query={boards} value={filter.board ?? list.filters.board} onChange={chooseBoard} />
    <SearchInput label="ID, mavzu, muallif" value={filter.search} onChange={(search) => list.setFilters({ search })} />
  </>
);

/** Stage and sub-stage of the list of initiatives (C-005 to C-009). */
export function ListFilters({ of: { list, filter, narrowed, clear } }: { of: ListFilter }) {
  const { t } = useT();
  const subStages = subStagesFor(useMe().role);
  return (
    <>
      <SegmentFilter
        label="Bosqich"
        segments={stageOptions(filter.stage)}
        value={filter.stage}
        onChange={(stage) => list.setFilters({ stage })}
      />
      {subStages.length > 0 && (
        <SelectFilter
          label="Moderatsiya holati"
          options={subStages.map((value) => ({ value, label: t(SUB_STAGE_LABELS[value]) }))}
          value={filter.sub_stage === ALL ? null : filter.sub_stage}
          onChange={(value) => list.setFilters({ sub_stage: value ?? ALL })}
        />
      )}
      <ClearFilters active={narrowed} onClear={clear} />
    </>
  );
}
