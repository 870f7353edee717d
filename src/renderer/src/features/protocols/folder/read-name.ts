import { type PlaceKind, roleOf, roleWithSlip, unglued, type WordRole } from './name-words.ts';
import type { Gazetteer, Region } from './places.ts';
import { oneWord, russianForms, russianSkeleton, skeletonWords, stemsOf } from './skeleton.ts';

/** A run of words in a file's name that may name a place. */
export type Window = {
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
  readonly word: string;
  /** Its Russian forms, where it is a Russian adjective or follows a Russian word for a kind; else none. */
  readonly russian: readonly string[];
  /** Kind of place by the neighbouring words; null: they name none. */
  readonly kind: PlaceKind | null;
  /** Index of the word that names the kind; null: none. */
  readonly kindAt: number | null;
};

/** A file's name, analysed. */
export type ReadName = {
  readonly windows: readonly Window[];
  /** Whether a kind is named beside some run of words. */
  readonly saysKind: boolean;
  /** Kinds of place that its words name, but for the city that is its region. */
  readonly kinds: ReadonlySet<PlaceKind>;
  /** Indices of the words between which it is a list: "Asaka va Marhamat", "Asaka, Marhamat". */
  readonly ands: readonly number[];
  /** The region named; null: none. */
  readonly region: Region | null;
};

/** Most words in the name of a district. */
const MOST_WORDS = 3;
/** Most characters of a name that are read. */
const MOST_LETTERS = 200;
const ENDING = /\.[a-z]{2,4}$/i;
/** "р-н", "р-ну"; the "г." of a city, which after a number is a year's; what stands between the names of a list. */
const RAYON = /(?<!\p{L})р[-/]н\p{L}*/giu;
const CITY = /(?<![\p{L}\d]|\d[\s_])г(?:\.[\s_]*|[\s_]+)(?=\p{L})/giu;
const AND = /[,;+&]|(?<=[\s_])и(?=[\s_])/giu;

type Word = { text: string; role: WordRole | null };

const isKind = (role: WordRole | null): role is Extract<WordRole, object> => typeof role === 'object' && role !== null;

function wordsOf(name: string, { places, regions }: Gazetteer): Word[] {
  const known = new Set([
    ...regions.flatMap(({ names }) => names),
    ...places.flatMap((one) => [...one.names, ...one.former]),
  ]);
  const text = name.slice(0, MOST_LETTERS).replace(ENDING, '');
  const spelled = text.replace(RAYON, 'рн').replace(CITY, 'город ').replace(AND, ' va ');
  const texts = skeletonWords(spelled).flatMap(unglued);
  return texts.map((text) => ({ text, role: known.has(text) ? null : (roleOf(text) ?? roleWithSlip(text)) }));
}

/** Whether the word at an index names a region: a word beside it says so. */
function namesRegion(words: readonly Word[], at: number, { names, russian, city }: Region): boolean {
  const text = words[at]?.text ?? '';
  const [before = null, next = null] = [words[at - 1]?.role, words[at + 1]?.role];
  const isCity = (isKind(next) && next.kind === 'city') || (isKind(before) && before.before && before.kind === 'city');
  if (!(city ? isCity : next === 'region' || next === 'republic' || before === 'republic')) return false;
  return names.includes(text) || [...stemsOf(text), russianSkeleton(text)].some((stem) => russian.includes(stem));
}

/** Returns the region named by the words and marks its words as noise; null where none, or more than one, is named. */
function takeRegion(words: Word[], { regions }: Gazetteer): Region | null {
  const named = words.map((_, at) => regions.find((region) => namesRegion(words, at, region)) ?? null);
  for (const [at, region] of named.entries()) {
    if (!region) continue;
    const beside = [at - 1, at + 1].filter((other) => {
      const role = words[other]?.role ?? null;
      return region.city ? isKind(role) && role.kind === 'city' : role === 'region' || role === 'republic';
    });
    for (const other of [at, ...beside]) words[other] = { text: words[other]?.text ?? '', role: 'noise' };
  }
  const found = new Set(named.filter((region) => region !== null));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The word beside a run that names its kind: an Uzbek word after it, or a Russian word on either side. */
function kindBeside(words: readonly Word[], from: number, to: number): Pick<Window, 'kind' | 'kindAt'> {
  const after = words[to]?.role ?? null;
  const before = words[from - 1]?.role ?? null;
  if (isKind(after) && !(after.before && isKind(before) && before.before)) return { kind: after.kind, kindAt: to };
  return isKind(before) && before.before ? { kind: before.kind, kindAt: from - 1 } : { kind: null, kindAt: null };
}

/** Forms of a run for the comparison with Russian names: an adjective's stems, or a name beside a Russian word. */
function russianOf(words: readonly Word[], from: number, to: number, word: string): readonly string[] {
  const stems = stemsOf(word);
  if (stems.length > 0) return stems;
  const isRussian = [words[from - 1], words[to]].some((beside) => {
    const role = beside?.role ?? null;
    return isKind(role) && role.before;
  });
  return isRussian ? russianForms(word) : [];
}

/** Analyses a file's name for names of places. */
export function readName(name: string, gazetteer: Gazetteer): ReadName {
  const words = wordsOf(name, gazetteer);
  const region = takeRegion(words, gazetteer);
  const windows: Window[] = [];
  // "Sh. Rashidov": an Uzbek word for a kind follows its name; as the first word it is part of a name.
  const isName = (at: number) => {
    const role = words[at]?.role ?? null;
    return role === null || (at === 0 && isKind(role) && !role.before);
  };
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS) && isName(to - 1); to += 1) {
      const run = words.slice(from, to).map(({ text }) => text);
      const word = oneWord(run.join(''));
      windows.push({
        ...{ from, to, word },
        russian: russianOf(words, from, to, word),
        ...kindBeside(words, from, to),
      });
    }
  }
  const isMahalla = words.some(({ role }) => role === 'mahalla');
  return {
    windows: isMahalla ? [] : windows,
    saysKind: windows.some(({ kind }) => kind !== null),
    kinds: new Set(words.flatMap(({ role }) => (isKind(role) ? [role.kind] : []))),
    ands: words.flatMap(({ role }, at) => (role === 'and' ? [at] : [])),
    region,
  };
}
