import { createPostings } from './postings.ts';

/** Number of occurrences of each stem in a text. */
type Stems = ReadonlyMap<string, number>;

/** A text compared with all of an index, by their numbers. */
export type WordMatches = {
  /** Similarity of the words, 0 to 1: cosine of both texts, with each word weighted by its rarity. */
  readonly likeness: (nth: number, stems: Stems) => number;
  /** Number of stems that both have. */
  readonly common: (nth: number) => number;
};

/** The words of texts, by their numbers from 0 on. */
export type WordIndex = {
  /** Adds a text, or replaces it, where `before` has its stems until now. */
  readonly put: (nth: number, stems: Stems, before: Stems | undefined) => void;
  /** Compares a text, which need not be in the index, with all of it. */
  readonly matches: (stems: Stems) => WordMatches;
  /** Similarity of two texts that need not be in the index, by its word weights. */
  readonly likeness: (one: Stems, other: Stems) => number;
};

/** Creates an empty index. Adding a text is cheap; its weights are computed when they are asked for. */
export function createWordIndex(): WordIndex {
  const postings = createPostings<string>();
  let size = 0;
  /** Vector lengths of the texts, as far as computed: they depend on all texts. */
  let lengths: number[] = [];

  /** Weight of a word: grows with its rarity. */
  const rarityOf = (stem: string): number => Math.log((size + 1) / Math.max(1, postings.of(stem).size));
  const measured = (stems: Stems): number => {
    let sum = 0;
    for (const [stem, count] of stems) sum += (often(count) * rarityOf(stem)) ** 2;
    return Math.sqrt(sum);
  };
  const lengthOf = (nth: number, stems: Stems): number => {
    const length = lengths[nth] ?? measured(stems);
    lengths[nth] = length;
    return length;
  };

  return {
    put(nth, stems, before) {
      if (before) postings.remove(before.keys(), nth);
      postings.add(stems, nth);
      size = Math.max(size, nth + 1);
      lengths = [];
    },
    matches(stems) {
      const products = new Float64Array(size);
      const common = new Uint16Array(size);
      for (const [stem, count] of stems) {
        const weight = often(count) * rarityOf(stem) ** 2;
        for (const [nth, others] of postings.of(stem)) {
          products[nth] = (products[nth] ?? 0) + weight * often(others);
          common[nth] = (common[nth] ?? 0) + 1;
        }
      }
      const length = measured(stems);
      return {
        likeness: (nth, others) => {
          const product = products[nth] ?? 0;
          return product === 0 ? 0 : product / (length * lengthOf(nth, others));
        },
        common: (nth) => common[nth] ?? 0,
      };
    },
    likeness(one, other) {
      let product = 0;
      for (const [stem, count] of one) {
        const others = other.get(stem);
        if (others !== undefined) product += often(count) * often(others) * rarityOf(stem) ** 2;
      }
      return product === 0 ? 0 : product / (measured(one) * measured(other));
    },
  };
}

/** Dampened count of a word that occurs `count` times in one text. */
const often = (count: number): number => 1 + Math.log(count);
