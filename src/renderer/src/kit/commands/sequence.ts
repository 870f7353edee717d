/** Longest time between two keys of a sequence, in ms. */
export const SEQUENCE_MS = 1000;

/** The first key of a sequence, while the second is awaited. */
export type FirstKey = { readonly first: string; readonly at: number };

/** What a press means: a key of the list, the beginning of a sequence, its end by another key, or none of these. */
export type Step =
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'begun'; readonly begun: FirstKey }
  | { readonly is: 'ended' }
  | { readonly is: 'none' };

/**
 * Advances by one press. `names`: the names that the press matches; `at`: its time, in ms; `keys`: the keys of all
 * commands. A key other than an awaited one ends the sequence; it may begin another, but has no other effect. After a
 * second the sequence expires.
 */
export function step(begun: FirstKey | null, names: readonly string[], at: number, keys: readonly string[]): Step {
  if (names.length === 0) return { is: 'none' };
  const begins = names.find((name) => keys.some((key) => key.startsWith(`${name} `)));
  if (begun && at - begun.at <= SEQUENCE_MS) {
    const second = names.map((name) => `${begun.first} ${name}`).find((key) => keys.includes(key));
    if (second) return { is: 'key', key: second };
    return begins ? { is: 'begun', begun: { first: begins, at } } : { is: 'ended' };
  }
  if (begins) return { is: 'begun', begun: { first: begins, at } };
  const single = names.find((name) => keys.includes(name));
  return single === undefined ? { is: 'none' } : { is: 'key', key: single };
}
