import { fold } from '@/i18n/fold.ts';

const wordsOf = (query: string): readonly string[] => fold(query).split(' ').filter(Boolean);

/**
 * Whether every word of a query occurs in these texts, in whichever script either is written, with any apostrophes or none;
 * an empty query finds everything.
 */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = fold(texts.join(' '));
  return wordsOf(query).every((word) => text.includes(word));
}

/** A piece of a text, and whether it is what was typed. */
export type Piece = {
  text: string;
  found: boolean;
};

/**
 * A text as it is shown, in pieces: what the words of a query have found in it, and the rest. `lengths` are those of
 * `foldedLengths` for this text.
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

/** How long the beginnings of a text are once they are folded, from the empty one to the whole text. */
export const foldedLengths = (text: string): readonly number[] =>
  Array.from({ length: text.length + 1 }, (_, end) => fold(text.slice(0, end)).length);
