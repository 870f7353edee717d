/**
 * Starts to give rows the keys under which React keeps their elements, by the ids of the rows. A row keeps its key as long
 * as it is in the list, wherever it moves, so that focus and open details stay with it. Where none of the rows is left, as on
 * the next page, the others take over the keys in their order: texts change and no row is built anew.
 */
export function createRowKeys(): (ids: readonly string[]) => readonly string[] {
  let known: ReadonlyMap<string, string> = new Map();
  let made = 0;
  return (ids) => {
    if (ids.length === 0) return [];
    const spare = ids.some((id) => known.has(id)) ? [] : [...known.values()];
    let taken = 0;
    const now = new Map<string, string>();
    const keys = ids.map((id, index) => {
      // An id that the platform gives twice must not be a key twice.
      if (now.has(id)) return `${now.get(id)}-${index}`;
      const key = known.get(id) ?? spare[taken++] ?? String(made++);
      now.set(id, key);
      return key;
    });
    known = now;
    return keys;
  };
}
