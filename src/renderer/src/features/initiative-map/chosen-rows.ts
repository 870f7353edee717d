import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { type Corners, pointsInside } from './area.ts';
import type { SortedOut } from './sort-out.ts';

/** A choice on the map: an area, mahallas by their ids, or the initiatives of a mark. */
export type MapChoice =
  | { readonly by: 'area'; readonly corners: Corners }
  | { readonly by: 'quarters'; readonly ids: readonly number[] }
  | { readonly by: 'mark'; readonly ids: readonly number[] };

/**
 * The initiatives of a choice, in the list's order. An area includes only initiatives on the map; a mahalla includes
 * all of its initiatives, also those without a place.
 */
export function chosenRows(
  choice: MapChoice,
  rows: readonly Initiative[],
  { placed }: SortedOut,
): readonly Initiative[] {
  if (choice.by === 'area') return pointsInside(placed, choice.corners).map(({ initiative }) => initiative);
  const ids = new Set(choice.ids);
  return rows.filter(({ id, quarter_id }) =>
    choice.by === 'mark' ? ids.has(id) : quarter_id !== null && ids.has(quarter_id),
  );
}

/** A mahalla of the rows, with the number of its initiatives. */
export type QuarterCount = {
  readonly id: number;
  /** As the platform writes it, and in the script of the screen. */
  readonly name: string;
  readonly shown: string;
  readonly count: number;
};

/** The mahallas of the rows by name, as `shown` writes it; a mahalla without a name by its id. */
export function quartersOf(
  rows: readonly Pick<Initiative, 'quarter_id' | 'quarter_title'>[],
  shown: (name: string) => string,
): readonly QuarterCount[] {
  const counts = new Map<number, QuarterCount>();
  for (const { quarter_id: id, quarter_title } of rows) {
    if (id === null) continue;
    const known = counts.get(id);
    const name = known?.name ?? quarter_title ?? String(id);
    counts.set(id, { id, name, shown: known?.shown ?? shown(name), count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => a.shown.localeCompare(b.shown, 'uz'));
}
