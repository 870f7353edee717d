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
