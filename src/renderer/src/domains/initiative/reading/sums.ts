import type { Progress } from '@/domains/initiative/reading/season-row.ts';
import { progressOf } from '@/domains/initiative/reading/season-row.ts';
import type { SoFar } from '@/domains/initiative/reading/so-far.ts';

/** Number of a place's initiatives by progress of the review; `id` is null for initiatives without a place. */
export type PlaceSums = Readonly<Record<Progress, number>> & {
  readonly id: number | null;
  readonly name: string | null;
};
/** Initiatives of a district, and the region in which it lies. */
export type DistrictSums = PlaceSums & {
  readonly region: { readonly id: number | null; readonly name: string | null };
};

const NONE: Readonly<Record<Progress, number>> = { done: 0, withDistrict: 0, returned: 0, notSeen: 0 };

/** Number of a place's initiatives. */
export const allOf = ({ done, withDistrict, returned, notSeen }: Omit<PlaceSums, 'id' | 'name'>): number =>
  done + withDistrict + returned + notSeen;

/** Share of a place's initiatives not seen yet, from 0 to 1. */
export const shareNotSeen = (place: PlaceSums): number => (allOf(place) > 0 ? place.notSeen / allOf(place) : 0);

const byLeastSeen = (a: PlaceSums, b: PlaceSums) => shareNotSeen(b) - shareNotSeen(a) || allOf(b) - allOf(a);

/** The rows read so far, summed by district; districts with the largest share not seen first. */
export function sumsByDistrict({
  rows,
  regions,
  districts,
}: Pick<SoFar, 'rows' | 'regions' | 'districts'>): readonly DistrictSums[] {
  const sums = new Map<string, DistrictSums>();
  const nameIn = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? null : (names.get(id) ?? null);
  for (const row of rows.values()) {
    const { region_id: region, district_id: id } = row;
    const key = `${region} ${id}`;
    const sum = sums.get(key) ?? {
      id,
      name: nameIn(districts, id),
      region: { id: region, name: nameIn(regions, region) },
      ...NONE,
    };
    const progress = progressOf(row);
    sums.set(key, { ...sum, [progress]: sum[progress] + 1 });
  }
  return [...sums.values()].toSorted(byLeastSeen);
}

/** The sums of the regions; regions with the largest share not seen first. */
export function sumsByRegion(districts: readonly DistrictSums[]): readonly PlaceSums[] {
  const inRegion = Map.groupBy(districts, ({ region }) => region.id);
  return [...inRegion]
    .map(([id, those]): PlaceSums => {
      const sum = (progress: Progress) => those.reduce((all, one) => all + one[progress], 0);
      const name = those[0]?.region.name ?? null;
      return {
        id,
        name,
        done: sum('done'),
        withDistrict: sum('withDistrict'),
        returned: sum('returned'),
        notSeen: sum('notSeen'),
      };
    })
    .toSorted(byLeastSeen);
}
