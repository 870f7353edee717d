import { skeletonOfText } from './spelling.ts';
import { stemOf, wordsIn } from './words.ts';

type Told = { readonly title: string | null; readonly description: string | null };

const stemsOf = ({ title, description }: Told): ReadonlySet<string> =>
  new Set(
    [...wordsIn(title), ...wordsIn(description)].flatMap((word) => {
      const stem = stemOf(word);
      // Single digits occur in every second text.
      return stem === null || stem.length < 2 ? [] : [stem];
    }),
  );

/** Which words of a text are marked, by their positions; the words are in bare spelling. */
export type Marking = (words: readonly string[]) => (at: number) => boolean;

/** Marks the words whose stems both texts have; common words do not count. */
export function sharedMarking(one: Told, other: Told): Marking {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return (words) => (at) => {
    const stem = stemOf(words[at] ?? '') ?? '';
    return stems.has(stem) && others.has(stem);
  };
}

/** A word with the one before it; '' stands before the first word and after the last. */
const pairAt = (words: readonly string[], at: number): string => `${words[at - 1] ?? ''} ${words[at] ?? ''}`;

/** Marks the words that the other text has neither after the same word nor before the same word. */
export function differingMarking({ title, description }: Told): Marking {
  const pairs = new Set(
    [wordsIn(title), wordsIn(description)].flatMap((words) =>
      Array.from({ length: words.length + 1 }, (_, at) => pairAt(words, at)),
    ),
  );
  return (words) => (at) => !pairs.has(pairAt(words, at)) && !pairs.has(pairAt(words, at + 1));
}

/** A piece of a text, and whether it is marked. */
export type TextPart = { readonly text: string; readonly marked: boolean };

const WORD = /[\p{L}\p{M}\p{N}'`´‘’‛ʻʼʹ′]+/gu;
/** Gap that is marked along with the marked words on both sides: blanks, with a dash or a comma among them. */
const GAP = /^[\s,–-]{1,3}$/u;

/** Splits a text into pieces, marking some of its words; consecutive marked words are one piece. */
export function inParts(text: string, marking: Marking): readonly TextPart[] {
  const words = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const bare = skeletonOfText(word);
    return bare === '' ? [] : [{ word, index, bare }];
  });
  const marked = marking(words.map(({ bare }) => bare));
  const spans: { start: number; end: number }[] = [];
  for (const [at, { word, index }] of words.entries()) {
    if (!marked(at)) continue;
    const last = spans.at(-1);
    if (last && GAP.test(text.slice(last.end, index))) last.end = index + word.length;
    else spans.push({ start: index, end: index + word.length });
  }
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    if (end > start) parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  return parts;
}
