import { isInCountry } from '@/domains/initiative/location/coordinates.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { locationOf } from '@/entities/initiative-location.ts';
import { type MapState, mapStateOf } from './map-state.ts';
import { type WorldPoint, worldPointOf } from './projection.ts';

/** An initiative with a place in the country. */
export type Placed = WorldPoint & { readonly initiative: Initiative; readonly state: MapState };

/** Rows by whether the map can show them. */
export type SortedOut = {
  readonly placed: readonly Placed[];
  /** Without a place. */
  readonly placeless: readonly Initiative[];
  /** With a place outside the country, such as one with latitude and longitude swapped. */
  readonly outside: readonly Initiative[];
};

/** Sorts rows by their place (the design's §12), keeping their order. */
export function sortOut(rows: readonly Initiative[]): SortedOut {
  const placed: Placed[] = [];
  const placeless: Initiative[] = [];
  const outside: Initiative[] = [];
  for (const initiative of rows) {
    const place = locationOf(initiative);
    if (!place) placeless.push(initiative);
    else if (!isInCountry(place)) outside.push(initiative);
    else placed.push({ ...worldPointOf(place), initiative, state: mapStateOf(initiative) });
  }
  return { placed, placeless, outside };
}
