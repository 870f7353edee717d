import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/kit/big-select/load-failure.tsx';
import { PLACE_FAILURES } from './lookup.ts';
import styles from './places-failure.module.css';
import { districtsQuery, regionsQuery } from './regions.ts';

/**
 * Notice, with a retry button, above a list whose places `usePlaceOf` names: the names could not be loaded. Renders
 * nothing otherwise. `regions`: false beside a filter that itself reports a failure of the regions. Default: true.
 */
export function PlacesFailure({ regions = true }: { regions?: boolean }) {
  const lookups = [
    { query: useQuery(regionsQuery), failure: PLACE_FAILURES.region, told: regions },
    { query: useQuery(districtsQuery(null)), failure: PLACE_FAILURES.district, told: true },
  ];
  const failed = lookups.filter(({ query, told }) => told && query.isError && !query.data);
  if (failed.length === 0) return null;
  return (
    <div className={styles.root}>
      {failed.map(({ query, failure }) => (
        <LoadFailure key={failure} query={query} failure={failure} />
      ))}
    </div>
  );
}
