import { fold } from '@/i18n/fold.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';

const wordsOf = (query: string): readonly string[] => fold(query).split(' ').filter(Boolean);

/**
 * Whether every word of the query occurs in the texts, as they are or as Cyrillic shows them (a misspelt "maxsulot" is
 * shown as "маҳсулот"). Ignores script (Latin or Cyrillic) and apostrophes; an empty query matches everything.
 */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const words = wordsOf(query);
  // A closed palette asks for all its entries each time that it is drawn.
  if (words.length === 0) return true;
  const text = texts.join(' ');
  const folded = `${fold(text)}\n${fold(toCyrillic(text))}`;
  return words.every((word) => folded.includes(word));
}

/** A piece of a text, and whether the query matched the piece. */
export type Piece = {
  text: string;
  found: boolean;
};

/**
 * Splits a displayed text into pieces that the query matched and pieces that it did not. `lengths`: the result of
 * `foldedLengths` for the same text.
 */
export function piecesOf(text: string, lengths: readonly number[], query: string): readonly Piece[] {
  const folded = fold(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    const at = folded.indexOf(word);
    if (at < 0) continue;
    const from = lengths.findLastIndex((length) => length <= at);
    isMarked.fill(
      true,
      from,
      lengths.findIndex((length) => length >= at + word.length),
    );
  }
  const pieces: Piece[] = [];
  for (const [index, found] of isMarked.entries()) {
    const last = pieces.at(-1);
    if (last?.found === found) last.text += text[index];
    else pieces.push({ text: text.charAt(index), found });
  }
  return pieces;
}

/** Folded length of each prefix of a text, from the empty prefix to the whole text. */
export const foldedLengths = (text: string): readonly number[] =>
  Array.from({ length: text.length + 1 }, (_, end) => fold(text.slice(0, end)).length);
