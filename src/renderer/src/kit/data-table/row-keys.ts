/**
 * Creates the function that assigns React keys to rows by their ids. A row keeps its key as long as it is in the list,
 * wherever it moves, and with it focus and open details. If none of the rows is left, as on the next page, the new rows
 * reuse the keys in order: texts change and no element is rebuilt.
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
      // A duplicate id of the platform must not become a duplicate key.
      if (now.has(id)) return `${now.get(id)}-${index}`;
      const key = known.get(id) ?? spare[taken++] ?? String(made++);
      now.set(id, key);
      return key;
    });
    known = now;
    return keys;
  };
}
