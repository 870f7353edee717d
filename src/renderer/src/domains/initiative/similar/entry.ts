import type { Degrees } from '@/entities/initiative-location.ts';
import type { Initiative } from '../model/initiative.ts';
import { namesIn, type PersonNames } from './names.ts';
import { placeOf } from './places.ts';
import { runsOf, stemCounts, type WordRuns, wordsIn } from './words.ts';

/** Fields of an initiative that are compared. */
export type Compared = Pick<
  Initiative,
  | 'id'
  | 'title'
  | 'description'
  | 'author_fullname'
  | 'category_id'
  | 'district_id'
  | 'quarter_title'
  | 'latitude'
  | 'longitude'
  | 'images'
>;

/** An initiative prepared for comparing. */
export type SimilarEntry<One extends Compared = Compared> = {
  readonly initiative: One;
  readonly stems: ReadonlyMap<string, number>;
  readonly runs: WordRuns;
  readonly place: Degrees | null;
  /** Names of the author; null for fewer than two. */
  readonly author: PersonNames | null;
};

/** Prepares an initiative for comparing. */
export function entryOf<One extends Compared>(initiative: One): SimilarEntry<One> {
  const [title, description] = [wordsIn(initiative.title), wordsIn(initiative.description)];
  // All initiatives of a mahalla name it.
  const quarter = new Set(wordsIn(initiative.quarter_title));
  const telling = (words: readonly string[]) => words.filter((word) => !quarter.has(word));
  const words = { stems: stemCounts(telling(title), telling(description)), runs: runsOf([...title, ...description]) };
  return { ...words, initiative, ...besideWords(initiative) };
}

/** The same initiative as read again, whose words are those of the entry. */
export const entryAgain = <One extends Compared>(entry: SimilarEntry<One>, initiative: One): SimilarEntry<One> => ({
  ...entry,
  initiative,
  ...besideWords(initiative),
});

const besideWords = (initiative: Compared): Pick<SimilarEntry, 'place' | 'author'> => ({
  place: placeOf(initiative),
  author: namesIn(initiative.author_fullname),
});
