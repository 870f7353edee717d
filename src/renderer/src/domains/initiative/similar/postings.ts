/** Inverted index: the ids of the initiatives in which a name occurs, and how often in each. */
export type Postings<Name> = {
  readonly of: (name: Name) => ReadonlyMap<number, number>;
  readonly add: (counts: Iterable<readonly [Name, number]>, id: number) => void;
  readonly remove: (names: Iterable<Name>, id: number) => void;
};

const NONE: ReadonlyMap<number, number> = new Map();

/** Creates empty postings. */
export function createPostings<Name>(): Postings<Name> {
  const lists = new Map<Name, Map<number, number>>();
  return {
    of: (name) => lists.get(name) ?? NONE,
    add(counts, id) {
      for (const [name, count] of counts) {
        const list = lists.get(name);
        if (list) list.set(id, count);
        else lists.set(name, new Map([[id, count]]));
      }
    },
    remove(names, id) {
      for (const name of names) {
        const list = lists.get(name);
        if (list?.delete(id) && list.size === 0) lists.delete(name);
      }
    },
  };
}

/** How many of these names each initiative has, by its id; none without any. */
export function sharedCounts<Name>(postings: Postings<Name>, names: Iterable<Name>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const name of names) for (const id of postings.of(name).keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
