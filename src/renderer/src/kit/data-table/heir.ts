/**
 * Index of the row that takes the place of one that is gone: among the rows that there are now, the first that followed
 * it, else the place after the last that came before it; -1 if all of the rows are others. `before`: the rows with it.
 */
export function heirOf(before: readonly string[], gone: string, now: readonly string[]): number {
  const at = before.indexOf(gone);
  const places = new Map(now.map((id, index) => [id, index]));
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => places.get(id) ?? []);
  const [following] = placesOf(before.slice(at + 1));
  if (following !== undefined) return following;
  const preceding = placesOf(before.slice(0, Math.max(0, at))).at(-1);
  return preceding === undefined ? -1 : preceding + 1;
}

/** The row chosen last, its place, and the rows that it was chosen among. */
export type ChosenRow = { readonly id: string | undefined; readonly place: number; readonly among: readonly string[] };

/** The place of the chosen row among these; of one that is gone, that of its heir, else its own; -1: none is chosen. */
export function placeAmong({ id, place, among }: ChosenRow, ids: readonly string[]): number {
  if (id === undefined) return -1;
  const found = ids.indexOf(id);
  if (found >= 0) return found;
  const heir = heirOf(among, id, ids);
  return Math.min(heir >= 0 ? heir : place, ids.length - 1);
}
