import { PlaceFilter } from '@/entities/place-filter.tsx';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { idParam } from '@/kit/list/list-state.ts';
import type { useLocalListState } from '@/kit/list/use-list-state.ts';

/** Initial state of a list of documents: 20 rows, all places (E-003, E-011, E-012). */
export const PLACE_LIST = { filters: { region: idParam(), district: idParam() } };

export type PlaceFiltersProps = { list: ReturnType<typeof useLocalListState<typeof PLACE_LIST.filters>> };

/** Filters a list of documents by region and district. */
export function PlaceFilters({ list: { filters, setFilters } }: PlaceFiltersProps) {
  return (
    <>
      <PlaceFilter value={filters} onChange={setFilters} />
      <ClearFilters
        active={filters.region !== null || filters.district !== null}
        onClear={() => setFilters({ region: null, district: null })}
      />
    </>
  );
}
