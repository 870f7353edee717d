/** A deterministic source of random choices; the same seed gives the same sequence. */
export type Prng = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** The items in random order; does not modify the input. */
  shuffled<T>(items: readonly T[]): T[];
};

/** mulberry32 over a hash of the name, so that each part of the data has its own sequence. */
export function createPrng(name: string): Prng {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffled(items) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [result[last], result[other]] = [
          result[other] as (typeof result)[number],
          result[last] as (typeof result)[number],
        ];
      }
      return result;
    },
  };
}
