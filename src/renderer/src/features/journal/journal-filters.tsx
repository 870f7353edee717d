import { SearchInput } from '@/kit/list/search-input.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import type { JOURNAL_LIST } from './list-spec.ts';

export type JournalFiltersProps = {
  list: ListControls<(typeof JOURNAL_LIST)['filters']>;
  /** How many entries wait to be settled. */
  unknown: number;
};

/** Which days and which entries are shown, and the search. */
export function JournalFilters({ list, unknown }: JournalFiltersProps) {
  const { days, kind, search } = list.filters;
  return (
    <>
      <SegmentFilter
        label="Kunlar"
        segments={[
          { value: 'today', label: 'Bugun' },
          { value: 'yesterday', label: 'Kecha' },
          { value: 'week', label: '7 kun' },
          { value: 'season', label: 'Mavsum' },
        ]}
        value={days}
        onChange={(value) => list.setFilters({ days: value })}
      />
      <SegmentFilter
        label="Amallar turi"
        segments={[
          { value: 'all', label: 'Hammasi' },
          { value: 'decisions', label: 'Qarorlar' },
          { value: 'unknown', label: "Noma'lum: {{n}}", values: { n: unknown } },
        ]}
        value={kind}
        onChange={(value) => list.setFilters({ kind: value })}
      />
      <SearchInput label="ID yoki mavzu" value={search} onChange={(text) => list.setFilters({ search: text })} />
    </>
  );
}
