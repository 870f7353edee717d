import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { MAP_STATES, type MapState, mapStateOf } from './map-state.ts';

/** Sums of initiatives. */
export type MapSums = {
  readonly count: number;
  /** so'm; over the initiatives that name an amount. */
  readonly requested: number;
  /** Number per state; a state with 0 only if it is in `ALWAYS`. */
  readonly states: readonly (readonly [MapState, number])[];
};

/** The four states that are always listed, also with 0. */
const ALWAYS: readonly MapState[] = ['notSeen', 'withDistrict', 'passed', 'denied'];

/** Sums of these initiatives. */
export function mapSums(rows: readonly Initiative[]): MapSums {
  const counts = Map.groupBy(rows, mapStateOf);
  return {
    count: rows.length,
    requested: rows.reduce((sum, { requested_amount }) => sum + (requested_amount ?? 0), 0),
    states: MAP_STATES.map((state) => [state, counts.get(state)?.length ?? 0] as const).filter(
      ([state, count]) => count > 0 || ALWAYS.includes(state),
    ),
  };
}
