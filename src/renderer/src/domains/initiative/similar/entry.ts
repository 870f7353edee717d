import type { Degrees } from '@/entities/initiative-location.ts';
import type { Initiative } from '../model/initiative.ts';
import { placeOf } from './places.ts';
import { skeletonOfText } from './spelling.ts';
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
  /** Skeleton of the author's name; null for fewer than two words. */
  readonly author: string | null;
};

/** Skeleton of a person's full name; null for a name that cannot be compared, such as a single word. */
export function authorOf(name: string | null): string | null {
  const author = skeletonOfText(name ?? '');
  return author.includes(' ') ? author : null;
}

/** Prepares an initiative for comparing. */
export function entryOf<One extends Compared>(initiative: One): SimilarEntry<One> {
  const [title, description] = [wordsIn(initiative.title), wordsIn(initiative.description)];
  return {
    initiative,
    stems: stemCounts(title, description),
    runs: runsOf([...title, ...description]),
    place: placeOf(initiative),
    author: authorOf(initiative.author_fullname),
  };
}
