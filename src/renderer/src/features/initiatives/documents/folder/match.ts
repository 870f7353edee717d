import { slipsBetween } from './distance.ts';
import type { Gazetteer, Place } from './places.ts';
import { type ReadName, readName, type Window } from './read-name.ts';

/** How well the name of a file names one district: `sure`, or to be looked at; `two`: alike; `none`: no district in it. */
export type Certainty = 'sure' | 'guess' | 'two' | 'none';

/** What the name of a file says of its district. */
export type Match = {
  readonly certainty: Certainty;
  /** Numbers of the districts that it may name, the likeliest first. */
  readonly candidates: readonly number[];
};

/** Least score that is sure, and its least lead over the next one. */
const SURE = 0.86;
const LEAD = 0.03;
/** One slip in so many letters may be one; a word that says what the place is counts as some of them, where it agrees. */
const LETTERS_PER_SLIP = 4;
const MORE_LETTERS = 2;
const AGREED_LETTERS = 5;
/** What it costs when a word says city and the place is a district, when another word is said to be the place, and another region. */
const OTHER_KIND = 0.2;
const OTHER_WORD = 0.2;
const OTHER_REGION = 0.15;
/** A name of so few letters with a slip in it is nobody's for sure. */
const SHORT = 4;
/** What a Russian spelling costs: other names fall together in it. */
const RUSSIAN = 0.05;
/** How many are offered, and how far behind the likeliest. */
const MOST_CANDIDATES = 3;
const BEHIND = 0.2;

type Scored = { place: Place; window: Window; score: number };

/** How alike a run of words and a name are, from 0 to 1; a word beside it that says what it is counts as letters that agree. */
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

/** Whether the word of a candidate only says in which region another candidate lies: "Andijon Asaka". */
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

/** Says which district the name of a file names. Pure; a fraction of a millisecond. */
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
