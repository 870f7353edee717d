import type { Degrees } from '@/entities/initiative-location.ts';
import { copiesOf, mayBeCopy } from './copies.ts';
import { type Compared, entryAgain, entryOf, type SimilarEntry } from './entry.ts';
import { type FoundPair, nearMetres, type Pair, ranked, sameAuthor, sameCategory } from './pairs.ts';
import { createPins } from './pins.ts';
import { createPostings, sharedCounts } from './postings.ts';
import type { SamePicture } from './same-picture.ts';
import { createWordIndex } from './word-index.ts';

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

/** Distance in metres below which two pins are the same point: set by a search, as two hands never hit it. */
const SAME_POINT = 1;
/** A picture in more initiatives than this is a stock picture, and is ignored. */
const MOST_WITH_PICTURE = 5;

/** Index of initiatives for comparing. Adding one takes well below a millisecond; weights are computed lazily. */
export function createSimilarIndex<One extends Compared>(): SimilarIndex<One> {
  const entries: SimilarEntry<One>[] = [];
  /** Numbers of the entries by the ids of their initiatives. */
  const numbers = new Map<number, number>();
  const words = createWordIndex();
  const figures = createPostings<number>();
  const pictures = createPostings<string>();
  const authors = createPostings<string>();
  const pins = createPins();

  const telling = (images: readonly string[]) => images.filter((image) => pictures.of(image).size <= MOST_WITH_PICTURE);
  const atOffice = ({ place, initiative }: SimilarEntry) =>
    place !== null && pins.office(place, numbers.get(initiative.id));

  return {
    put(initiative) {
      const nth = numbers.get(initiative.id) ?? entries.length;
      const before = entries[nth];
      const same = before && sameContent(before.initiative, initiative);
      const entry = same ? entryAgain(before, initiative) : entryOf(initiative);
      entries[nth] = entry;
      numbers.set(initiative.id, nth);
      pins.put(nth, entry.place);
      authors.remove(before?.author ?? [], nth);
      authors.add(once(entry.author ?? []), nth);
      if (same) return;
      words.put(nth, entry.stems, before?.stems);
      if (before) {
        figures.remove(before.runs.withFigure, nth);
        pictures.remove(before.initiative.images, nth);
      }
      figures.add(once(entry.runs.withFigure), nth);
      pictures.add(once(initiative.images), nth);
    },
    size: () => entries.length,
    get: (id) => entries[numbers.get(id) ?? -1]?.initiative,
    similarTo(initiative, looksSame) {
      const one = entryOf(initiative);
      const matches = words.matches(one.stems);
      const shared = sharedCounts(figures, one.runs.withFigure);
      const namesakes = sharedCounts(authors, one.author ?? []);
      const isCopy = copiesOf(one.runs);
      const images = telling(initiative.images);
      const office = atOffice(one);
      const found: Pair<One>[] = [];
      for (let nth = 0; nth < entries.length; nth += 1) {
        const other = entries[nth];
        if (!other || other.initiative.id === initiative.id) continue;
        const metres = nearMetres(one, other);
        const author = (namesakes.get(nth) ?? 0) < 2 ? null : sameAuthor(one, other);
        const likely = mayBeCopy(one.stems.size, other.stems.size, matches.common(nth), shared.get(nth) ?? 0);
        const copy = likely && isCopy(other.runs);
        const picture = images.length > 0 && looksSame(images, telling(other.initiative.images));
        // Nothing else makes a pair.
        if (metres === null && author === null && !copy && !picture) continue;
        found.push({
          initiative: other.initiative,
          facts: {
            ...{ metres, author, copy, picture },
            office: metres !== null && (metres < SAME_POINT || office || atOffice(other)),
            category: sameCategory(one, other),
            likeness: matches.likeness(nth, other.stems),
          },
        });
      }
      return ranked(found);
    },
    amongOthers(initiative, others) {
      const one = entryOf(initiative);
      const isCopy = copiesOf(one.runs);
      const office = atOffice(one);
      return ranked(
        others.map((other) => ({
          initiative: other.initiative,
          facts: {
            metres: nearMetres(one, other),
            office: office || atOffice(other),
            category: sameCategory(one, other),
            author: sameAuthor(one, other),
            likeness: words.likeness(one.stems, other.stems),
            copy: isCopy(other.runs),
            picture: false,
          },
        })),
      );
    },
    placesIn: (district, except) =>
      entries.flatMap(({ initiative, place }) =>
        place && initiative.district_id === district && initiative.id !== except ? [place] : [],
      ),
  };
}

function* once<Name>(names: Iterable<Name>): Iterable<[Name, number]> {
  for (const name of names) yield [name, 1];
}

/** Whether two readings of an initiative have the same words and pictures. */
const sameContent = (one: Compared, other: Compared): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.quarter_title === other.quarter_title &&
  `${one.images}` === `${other.images}`;
