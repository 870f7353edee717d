import { type PlaceKind, roleOf, roleWithSlip, unglued, type WordRole } from './name-words.ts';
import type { Gazetteer, Region } from './places.ts';
import { russianSkeleton, skeletonWords } from './skeleton.ts';

/** A run of words in a file's name that may name a place. */
export type Window = {
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
  readonly word: string;
  /** Its Russian stem, where it is a Russian adjective or follows a Russian word for a kind; else null. */
  readonly russian: string | null;
  /** Kind of place by the neighbouring words; null: they name none. */
  readonly kind: PlaceKind | null;
};

/** A file's name, analysed. */
export type ReadName = {
  readonly windows: readonly Window[];
  /** Whether some word names the kind of place. */
  readonly saysKind: boolean;
  /** The region named; null: none. */
  readonly region: Region | null;
};

/** Most words in the name of a district. */
const MOST_WORDS = 3;
/** Most characters of a name that are read. */
const MOST_LETTERS = 200;
const ENDING = /\.[a-z]{2,4}$/i;
const ADJECTIVE = /(?:in|ey|en)?skiy$|(?:in)?skaya$|(?:in)?skugu$|(?:in)?skum$/;

type Word = { text: string; role: WordRole | null };

const isKind = (role: WordRole | null): role is Extract<WordRole, object> => typeof role === 'object' && role !== null;

function wordsOf(name: string, { places, regions }: Gazetteer): Word[] {
  const isKnown = (text: string) =>
    regions.some((region) => region.name === text) || places.some(({ names }) => names.includes(text));
  const text = name.slice(0, MOST_LETTERS).replace(ENDING, '').replace(/р-н/giu, 'рн');
  const texts = skeletonWords(text).flatMap(unglued);
  return texts.map((text) => ({ text, role: isKnown(text) ? null : (roleOf(text) ?? roleWithSlip(text)) }));
}

/** Returns the region named by the words and marks its words as noise; null where none is named. */
function takeRegion(words: Word[], { regions }: Gazetteer): Region | null {
  for (const [at, { text }] of words.entries()) {
    const next = words[at + 1]?.role ?? null;
    const stem = russianSkeleton(text.replace(ADJECTIVE, ''));
    for (const region of regions) {
      const { name, russian, city } = region;
      const named = text === name || stem === russian;
      const said = city ? isKind(next) && next.kind === 'city' : next === 'region';
      if (!named || !said) continue;
      for (const word of words.slice(at, at + 2)) word.role = 'noise';
      return region;
    }
  }
  return null;
}

/** Kind of place by the words beside a run: an Uzbek word after it, or a Russian word on either side. */
function kindBeside(words: readonly Word[], from: number, to: number): PlaceKind | null {
  const after = words[to]?.role ?? null;
  const before = words[from - 1]?.role ?? null;
  if (isKind(after) && !(after.before && isKind(before) && before.before)) return after.kind;
  return isKind(before) && before.before ? before.kind : null;
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
      const word = words
        .slice(from, to)
        .map(({ text }) => text)
        .join('')
        .replace(/(.)\1+/g, '$1');
      const stem = word.replace(ADJECTIVE, '');
      const before = words[from - 1]?.role ?? null;
      const isRussian = stem !== word || (isKind(before) && before.before);
      windows.push({
        ...{ from, to, word },
        russian: isRussian ? russianSkeleton(stem) : null,
        kind: kindBeside(words, from, to),
      });
    }
  }
  const isMahalla = words.some(({ role }) => role === 'mahalla');
  return { windows: isMahalla ? [] : windows, saysKind: windows.some(({ kind }) => kind !== null), region };
}
