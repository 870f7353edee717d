import { slipsBetween } from './distance.ts';
import type { Gazetteer, Place } from './places.ts';
import { type ReadName, readName, type Window } from './read-name.ts';

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
/** Penalty of a Russian spelling, in which different names coincide. */
const RUSSIAN = 0.05;
/** Most candidates offered, and how far their scores may lie behind the best. */
const MOST_CANDIDATES = 3;
const BEHIND = 0.2;

type Scored = { place: Place; window: Window; score: number };

/** Similarity of a run of words and a name, from 0 to 1; `agreed`: extra letters that count as equal. */
function likeness(word: string, name: string, agreed: number): number {
  const letters = name.length + (agreed > 0 && name.length > SHORT + 1 ? MORE_LETTERS : 0);
  const most = Math.floor(letters / LETTERS_PER_SLIP);
  const slips = slipsBetween(word, name, most);
  if (slips === Number.POSITIVE_INFINITY) return 0;
  if (slips > 0 && name.length <= SHORT) return SURE - 0.1;
  return 1 - slips / (name.length + agreed);
}

function scoreOf(place: Place, window: Window, { saysKind, region }: ReadName): number {
  const agreed = window.kind !== null && window.kind === place.kind ? AGREED_LETTERS : 0;
  let best = 0;
  for (const name of place.names) best = Math.max(best, likeness(window.word, name, agreed));
  if (window.russian !== null)
    for (const name of place.russian) best = Math.max(best, likeness(window.russian, name, agreed) - RUSSIAN);
  if (best <= 0) return 0;
  if (window.kind !== null && place.kind !== null && window.kind !== place.kind) best -= OTHER_KIND;
  if (saysKind && window.kind === null) best -= OTHER_WORD;
  if (region !== null && region !== place.region) best -= OTHER_REGION;
  return best;
}

/** Whether a window lies inside another one and is shorter: "Namangan" in "Yangi Namangan". */
const isInside = (a: Window, b: Window): boolean => a.from >= b.from && a.to <= b.to && a.to - a.from < b.to - b.from;

/** Whether the word of a candidate only names the region of another candidate: "Andijon Asaka". */
const isRegionOf = ({ window }: Scored, other: Scored): boolean =>
  window.word === other.place.region.name && window.to <= other.window.from && other.score >= SURE;

function bestOf(place: Place, name: ReadName): Scored | null {
  let best: Scored | null = null;
  for (const window of name.windows) {
    const score = scoreOf(place, window, name);
    if (score > (best?.score ?? 0)) best = { place, window, score };
  }
  return best;
}

/** Finds the district that a file's name names. Pure; takes a fraction of a millisecond. */
export function matchName(fileName: string, gazetteer: Gazetteer): Match {
  const name = readName(fileName, gazetteer);
  const all = gazetteer.places.flatMap((place) => bestOf(place, name) ?? []);
  const found = all
    .filter(
      (one) =>
        !all.some((other) => other.score >= SURE && isInside(one.window, other.window)) &&
        !all.some((other) => isRegionOf(one, other)),
    )
    .sort((a, b) => b.score - a.score);
  const [first, second] = found;
  if (!first) return { certainty: 'none', candidates: [] };
  const near = found.filter(({ score }) => first.score - score < BEHIND);
  const candidates = near.slice(0, MOST_CANDIDATES).map(({ place }) => place.id);
  if (second && first.score - second.score < LEAD) return { certainty: 'two', candidates };
  return { certainty: first.score >= SURE ? 'sure' : 'guess', candidates };
}
