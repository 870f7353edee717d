import { slipsBetween } from './distance.ts';
import type { Gazetteer, SpelledPlace } from './places.ts';
import { type ReadName, readName, type Window } from './read-name.ts';
import { russianSkeleton } from './skeleton.ts';

/** How well a file's name names one district: `guess`: to be checked; `two`: two match alike; `none`: no match. */
export type Certainty = 'sure' | 'guess' | 'two' | 'none';

/** The districts that a file's name may name. */
export type Match = {
  readonly certainty: Certainty;
  /** Numbers of the candidate districts, the likeliest first. */
  readonly candidates: readonly number[];
};

/** Least score of a sure match, and least lead over the second-best. */
const SURE = 0.86;
const LEAD = 0.03;
/** Least likeness of a second name that makes the first one a guess: one slip in five letters. */
const NEARLY = 0.8;
/** Letters per allowed slip; a word that agrees on the kind of place counts as extra letters. */
const LETTERS_PER_SLIP = 4;
const MORE_LETTERS = 2;
const AGREED_LETTERS = 5;
/** Penalties: a different kind of place; a kind said of other words in the name; a different region. */
const OTHER_KIND = 0.2;
const OTHER_WORD = 0.2;
const OTHER_REGION = 0.15;
/** A name of at most this many letters, with a slip, is never a sure match. */
const SHORT = 4;
/** Penalty of a Russian spelling, in which different names coincide, and of a former name, which is never sure. */
const RUSSIAN = 0.05;
const FORMER = 0.15;
/** Most candidates offered, and how far their scores may lie behind the best. */
const MOST_CANDIDATES = 3;
const BEHIND = 0.2;

/** A place that a run of words may name; `alike`: likeness of the names, whatever is said of kind and region. */
type Hit = { place: SpelledPlace; window: Window; score: number; alike: number };

/** Similarity of a run of words and a name, from 0 to 1; `agreed`: extra letters that count as equal. */
function likeness(word: string, name: string, agreed: number): number {
  const letters = name.length + (agreed > 0 && name.length > SHORT + 1 ? MORE_LETTERS : 0);
  const most = Math.floor(letters / LETTERS_PER_SLIP);
  const slips = slipsBetween(word, name, most);
  if (slips === Number.POSITIVE_INFINITY) return 0;
  if (slips > 0 && name.length <= SHORT) return SURE - 0.1;
  return 1 - slips / (name.length + agreed);
}

function hitOf(place: SpelledPlace, window: Window, { saysKind, region }: ReadName): Hit | null {
  const agreed = window.kind !== null && window.kind === place.kind ? AGREED_LETTERS : 0;
  const isFormer = place.former.some((name) => name === window.word || window.russian.includes(russianSkeleton(name)));
  let score = isFormer ? 1 - FORMER : 0;
  for (const name of place.names) score = Math.max(score, likeness(window.word, name, agreed));
  for (const word of window.russian)
    for (const name of place.russian) score = Math.max(score, likeness(word, name, agreed) - RUSSIAN);
  if (score <= 0) return null;
  const alike = isFormer ? 1 : score;
  if (window.kind !== null && place.kind !== null && window.kind !== place.kind) score -= OTHER_KIND;
  if (saysKind && window.kind === null) score -= OTHER_WORD;
  if (region !== null && region !== place.region) score -= OTHER_REGION;
  return score > 0 ? { place, window, score, alike } : null;
}

/** Whether a window lies inside another one and is shorter: "Namangan" in "Yangi Namangan". */
const isInside = (a: Window, b: Window): boolean => a.from >= b.from && a.to <= b.to && a.to - a.from < b.to - b.from;

const overlap = (a: Window, b: Window): boolean => a.from < b.to && b.from < a.to;

/** Whether a comma or a word for "and" stands between two windows. */
const areListed = (a: Window, b: Window, { ands }: ReadName): boolean =>
  ands.some((at) => at >= Math.min(a.to, b.to) && at < Math.max(a.from, b.from));

/** Whether the word of a hit only names the region of another one: "Andijon Asaka", but not "Andijon, Asaka". */
const isRegionOf = ({ window }: Hit, other: Hit, name: ReadName): boolean =>
  window.kind === null &&
  other.score >= SURE &&
  window.to <= other.window.from &&
  other.place.region.names.includes(window.word) &&
  !areListed(window, other.window, name);

/** The hits that count, the best first, each place once for each run of words. */
function hitsOf(name: ReadName, { places }: Gazetteer): readonly Hit[] {
  const all = name.windows.flatMap((window) => places.flatMap((place) => hitOf(place, window, name) ?? []));
  const sure = all.filter(({ score }) => score >= SURE);
  return all
    .filter((one) => !sure.some((other) => isInside(one.window, other.window) || isRegionOf(one, other, name)))
    .sort((a, b) => b.score - a.score);
}

/** A second district that the name names: by its own words, or by its kind beside the first's name ("shahri va tumani"). */
function secondOf(first: Hit, hits: readonly Hit[], name: ReadName): Hit | undefined {
  return hits.find(({ place, window, alike }) => {
    if (place === first.place || alike < SURE) return false;
    const isSameWord = window.word === first.window.word;
    if (overlap(window, first.window)) return isSameWord && name.kinds.size > 1 && place.kind !== first.place.kind;
    return !(isSameWord && window.kind === null && !areListed(window, first.window, name));
  });
}

/** Whether the name may name another place: one that is nearly named, or one that is not read but whose kind is said. */
const mayNameAnother = ({ window, place }: Hit, hits: readonly Hit[], { windows }: ReadName): boolean => {
  const isOther = (other: Window) => other.word !== window.word && !overlap(other, window);
  return (
    hits.some((hit) => hit.alike >= NEARLY && hit.place !== place && isOther(hit.window)) ||
    windows.some((other) => other.kindAt !== null && other.kindAt !== window.kindAt && isOther(other))
  );
};

/** Whether a hit has a name of a region that no word calls a district or a city: "Sirdaryo", "Toshkent". */
const isBareRegion = ({ place, window }: Hit, { regions }: Gazetteer): boolean =>
  window.kind === null && regions.some(({ names }) => names.some((name) => place.names.includes(name)));

/**
 * Finds the district that a file's name names: sure only where it names one district and nothing else that could be a
 * district or a region. Pure; takes a fraction of a millisecond.
 */
export function matchName(fileName: string, gazetteer: Gazetteer): Match {
  const name = readName(fileName, gazetteer);
  const hits = hitsOf(name, gazetteer);
  const [first] = hits;
  if (!first) return { certainty: 'none', candidates: [] };
  const alike = hits.find(({ place, score }) => place !== first.place && first.score - score < LEAD);
  const second = secondOf(first, hits, name) ?? alike;
  const near = hits.filter(({ score }) => first.score - score < BEHIND);
  const named = [first, ...(second ? [second] : []), ...near].map(({ place }) => place.id);
  const candidates = [...new Set(named)].slice(0, MOST_CANDIDATES);
  if (second) return { certainty: 'two', candidates };
  const isSure = first.score >= SURE && !isBareRegion(first, gazetteer) && !mayNameAnother(first, hits, name);
  return { certainty: isSure ? 'sure' : 'guess', candidates };
}
