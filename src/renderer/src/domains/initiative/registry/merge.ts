import { entriesOf, type RegistryEntry, type RegistryLine } from './line.ts';

/** A change by somebody else to a line of the registry. */
export type RegistryChange = { id: number; title: string | null } & (
  | { kind: 'added' }
  | { kind: 'removed' }
  | { kind: 'changed'; before: RegistryEntry; after: RegistryEntry }
);

const FIELDS = ['granted_price', 'granted_count', 'price', 'count'] as const satisfies (keyof RegistryEntry)[];

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const sameEntry = (a: RegistryEntry, b: RegistryEntry): boolean => FIELDS.every((field) => a[field] === b[field]);

/** Whether two readings are equal, ignoring the order of lines. */
export function sameRegistry(a: readonly RegistryEntry[], b: readonly RegistryEntry[]): boolean {
  const others = byId(b);
  return (
    a.length === b.length &&
    a.every((entry) => {
      const other = others.get(entry.id);
      return other !== undefined && sameEntry(entry, other);
    })
  );
}

/**
 * Changes between the base of the edit and the platform's current lines; `mine` supplies the titles of removed lines.
 */
export function registryChanges(
  base: readonly RegistryEntry[],
  now: readonly RegistryLine[],
  mine: readonly RegistryLine[],
): RegistryChange[] {
  const known = byId(base);
  const present = byId(now);
  const names = byId(mine);
  const changes: RegistryChange[] = [];
  for (const entry of entriesOf(now)) {
    const before = known.get(entry.id);
    const named = { id: entry.id, title: present.get(entry.id)?.title ?? null };
    if (!before) changes.push({ ...named, kind: 'added' });
    else if (!sameEntry(before, entry)) changes.push({ ...named, kind: 'changed', before, after: entry });
  }
  for (const { id } of base) {
    if (!present.has(id)) changes.push({ id, title: names.get(id)?.title ?? null, kind: 'removed' });
  }
  return changes;
}

/**
 * Three-way merge: the person's values, additions and removals are kept, all else follows the platform. A line removed
 * by somebody else is kept if the person has changed it.
 */
export function mergeLines(
  base: readonly RegistryEntry[],
  mine: readonly RegistryLine[],
  now: readonly RegistryLine[],
): RegistryLine[] {
  const known = byId(base);
  const entered = byId(mine);
  const present = byId(now);
  const merged = now.flatMap((theirs) => {
    const before = known.get(theirs.id);
    const own = entered.get(theirs.id);
    if (own) return [upon(theirs, own, before)];
    return before ? [] : [theirs];
  });
  const kept = mine.filter((line) => {
    const before = known.get(line.id);
    return !present.has(line.id) && !(before && entriesOf([line]).every((entry) => sameEntry(entry, before)));
  });
  return [...merged, ...kept];
}

/**
 * The platform's line with the values that the person changed; for a line added by the person, all of the person's
 * values.
 */
function upon(theirs: RegistryLine, own: RegistryLine, before: RegistryEntry | undefined): RegistryLine {
  const { granted_price, granted_count } = own;
  return {
    ...theirs,
    ...(granted_price !== before?.granted_price && { granted_price }),
    ...(granted_count !== before?.granted_count && { granted_count }),
  };
}
