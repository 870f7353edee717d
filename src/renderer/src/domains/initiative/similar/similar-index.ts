import type { Degrees } from '@/entities/initiative-location.ts';
import { authorOf, type Compared, entryOf, type SimilarEntry } from './entry.ts';
import { type FoundPair, inCommon, type Pair, ranked } from './pairs.ts';
import { placeOf } from './places.ts';
import { createPostings } from './postings.ts';
import type { SamePicture } from './same-picture.ts';
import { COPY_FIGURES, isCopy } from './words.ts';

/** Initiatives to compare with. */
export type SimilarIndex<One> = {
  /** Adds or replaces an initiative. */
  readonly put: (initiative: One) => void;
  /** Number of initiatives. */
  readonly size: () => number;
  /** An initiative as last put. */
  readonly get: (id: number) => One | undefined;
  /** The initiatives similar to this one, which need not be in the index; its own id is left out. */
  readonly similarTo: (initiative: Compared, looksSame: SamePicture) => readonly FoundPair<One>[];
  /** The similar ones among `others`, which are not in the index, by the same measures and its word weights. */
  readonly amongOthers: <Other extends Compared>(
    initiative: Compared,
    others: readonly SimilarEntry<Other>[],
  ) => readonly FoundPair<Other>[];
  /** Places of the other initiatives of a district. */
  readonly placesIn: (district: number, except: number) => readonly Degrees[];
};

/** A picture in more initiatives than this is a stock picture, and is ignored. */
const MOST_WITH_PICTURE = 5;

/** Index of initiatives for comparing. Adding one takes well below a millisecond; weights are computed lazily. */
export function createSimilarIndex<One extends Compared>(): SimilarIndex<One> {
  const entries = new Map<number, SimilarEntry<One>>();
  const stems = createPostings<string>();
  const figures = createPostings<number>();
  const pictures = createPostings<string>();
  /** Vector lengths of the entries by id, as far as computed. */
  const lengths = new Map<number, number>();

  /** Weight of a word: grows with its rarity. */
  const rarityOf = (stem: string): number => Math.log((entries.size + 1) / Math.max(1, stems.of(stem).size));
  const measured = (entry: SimilarEntry): number => {
    let sum = 0;
    for (const [stem, count] of entry.stems) sum += (often(count) * rarityOf(stem)) ** 2;
    return Math.sqrt(sum);
  };
  /** Weights depend on all entries: any change of them invalidates the lengths. */
  const lengthOf = (entry: SimilarEntry): number => {
    const { id } = entry.initiative;
    const length = lengths.get(id) ?? measured(entry);
    lengths.set(id, length);
    return length;
  };
  const productOf = (one: SimilarEntry, other: SimilarEntry): number => {
    let sum = 0;
    for (const [stem, count] of one.stems) {
      const others = other.stems.get(stem);
      if (others !== undefined) sum += often(count) * often(others) * rarityOf(stem) ** 2;
    }
    return sum;
  };
  /** Dot products with each initiative that shares a word, by id. */
  const productsOf = (one: SimilarEntry): ReadonlyMap<number, number> => {
    const products = new Map<number, number>();
    for (const [stem, count] of one.stems) {
      const weight = often(count) * rarityOf(stem) ** 2;
      for (const [id, others] of stems.of(stem)) products.set(id, (products.get(id) ?? 0) + weight * often(others));
    }
    return products;
  };
  /** Number of shared runs with a figure, by initiative. */
  const sharedFigures = ({ runs }: SimilarEntry): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    for (const run of runs.withFigure) {
      for (const id of figures.of(run).keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  const telling = (images: readonly string[]) => images.filter((image) => pictures.of(image).size <= MOST_WITH_PICTURE);

  return {
    put(initiative) {
      const { id } = initiative;
      const before = entries.get(id);
      if (before && sameContent(before.initiative, initiative)) {
        const { place, author } = { place: placeOf(initiative), author: authorOf(initiative.author_fullname) };
        entries.set(id, { ...before, initiative, place, author });
        return;
      }
      if (before) {
        stems.remove(before.stems.keys(), id);
        figures.remove(before.runs.withFigure, id);
        pictures.remove(before.initiative.images, id);
      }
      const entry = entryOf(initiative);
      entries.set(id, entry);
      stems.add(entry.stems, id);
      figures.add(once(entry.runs.withFigure), id);
      pictures.add(once(initiative.images), id);
      lengths.clear();
    },
    size: () => entries.size,
    get: (id) => entries.get(id)?.initiative,
    similarTo(initiative, looksSame) {
      const one = entryOf(initiative);
      const length = measured(one);
      const products = productsOf(one);
      const shared = sharedFigures(one);
      const images = telling(initiative.images);
      const found: Pair<One>[] = [];
      for (const [id, other] of entries) {
        if (id === initiative.id) continue;
        found.push({
          initiative: other.initiative,
          facts: {
            ...inCommon(one, other),
            likeness: likenessOf(products.get(id), length * lengthOf(other)),
            copy: (shared.get(id) ?? 0) >= COPY_FIGURES && isCopy(one.runs, other.runs),
            picture: images.length > 0 && looksSame(images, telling(other.initiative.images)),
          },
        });
      }
      return ranked(found);
    },
    amongOthers(initiative, others) {
      const one = entryOf(initiative);
      const length = measured(one);
      return ranked(
        others.map((other) => ({
          initiative: other.initiative,
          facts: {
            ...inCommon(one, other),
            likeness: likenessOf(productOf(one, other), length * measured(other)),
            copy: isCopy(one.runs, other.runs),
            picture: false,
          },
        })),
      );
    },
    placesIn: (district, except) =>
      [...entries.values()].flatMap(({ initiative, place }) =>
        place && initiative.district_id === district && initiative.id !== except ? [place] : [],
      ),
  };
}

const likenessOf = (product: number | undefined, lengths: number): number => (product ? product / lengths : 0);

/** Dampened count of a word that occurs `count` times in one text. */
const often = (count: number): number => 1 + Math.log(count);

function* once<Name>(names: Iterable<Name>): Iterable<[Name, number]> {
  for (const name of names) yield [name, 1];
}

/** Whether two readings of an initiative have the same words and pictures. */
const sameContent = (one: Compared, other: Compared): boolean =>
  one.title === other.title && one.description === other.description && `${one.images}` === `${other.images}`;
