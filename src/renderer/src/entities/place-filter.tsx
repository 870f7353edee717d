import { useQuery } from '@tanstack/react-query';
import { PLACE_FAILURES } from './lookup.ts';
import { NamedFilter } from './named-filter.tsx';
import { districtsQuery, regionsQuery } from './regions.ts';

/** Value of the filter: a region and one of its districts; null means all. */
export type Place = { readonly region: number | null; readonly district: number | null };

export type PlaceFilterProps = {
  value: Place;
  onChange: (place: Place) => void;
};

/** Filters a list by region, then by district. Changing the region clears the district. */
export function PlaceFilter({ value: { region, district }, onChange }: PlaceFilterProps) {
  return (
    <>
      <RegionFilter value={region} onChange={(id) => onChange({ region: id, district: null })} />
      <DistrictFilter region={region} value={district} onChange={(id) => onChange({ region, district: id })} />
    </>
  );
}

/** Props of a filter by id; null means all. */
export type IdFilterProps = { value: number | null; onChange: (id: number | null) => void };

/** Filters a list by region. */
export function RegionFilter(props: IdFilterProps) {
  return <NamedFilter {...props} label="Viloyat" query={useQuery(regionsQuery)} failed={PLACE_FAILURES.region} />;
}

/** Filters a list by a district of the region; disabled without a region. */
export function DistrictFilter({ region, ...props }: IdFilterProps & { region: number | null }) {
  const query = useQuery({ ...districtsQuery(region), enabled: region !== null });
  return (
    <NamedFilter {...props} label="Tuman" query={query} failed={PLACE_FAILURES.district} disabled={region === null} />
  );
}
