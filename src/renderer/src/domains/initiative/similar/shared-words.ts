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

/** Stems that both texts have; common words do not count. */
export function sharedStems(one: Told, other: Told): ReadonlySet<string> {
  const others = stemsOf(other);
  return new Set([...stemsOf(one)].filter((stem) => others.has(stem)));
}

/** A piece of a text, and whether it is marked. */
export type TextPart = { readonly text: string; readonly marked: boolean };

const WORD = /[\p{L}\p{M}\p{N}'`´‘’‛ʻʼʹ′]+/gu;
/** Gap that is marked along with the marked words on both sides: blanks, with a dash or a comma among them. */
const GAP = /^[\s,–-]{1,3}$/u;

/** Splits a text into pieces, marking the words with one of these stems; consecutive marked words are one piece. */
export function inParts(text: string, stems: ReadonlySet<string>): readonly TextPart[] {
  const spans: { start: number; end: number }[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const marked = wordsIn(found).some((word) => stems.has(stemOf(word) ?? ''));
    if (!marked) continue;
    const last = spans.at(-1);
    if (last && GAP.test(text.slice(last.end, index))) last.end = index + found.length;
    else spans.push({ start: index, end: index + found.length });
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
