import { fold } from '@/i18n/fold.ts';
import type { BigOption } from './option.ts';

/**
 * All options folded into one text, a line each: `\n`, label, `\t`, hint. Searching one text is faster than searching
 * many.
 */
export type Haystack = {
  readonly text: string;
  /** Offset of each line's label, plus one entry for the end of the text. */
  readonly starts: Uint32Array;
  /** Offset of each line's hint. */
  readonly hintStarts: Uint32Array;
  /** The first two letters of each label and hint, packed by `headOf`. */
  readonly labelHeads: Int32Array;
  readonly hintHeads: Int32Array;
};

/** Packs the first two letters of a text into a number, to compare 100,000 beginnings quickly. */
export const headOf = (text: string): number => text.charCodeAt(0) | (text.charCodeAt(1) << 16);

type Named = Pick<BigOption<string | number>, 'label' | 'hint'>;

/** Options folded per call: enough to pay for the call, few enough for a slice of a frame. */
const CHUNK = 128;
/** Separator between the texts of a chunk: not a blank, which folding would remove, and never part of a name. */
const MARK = '\u0001';

/**
 * Folds the label and hint of each option, in turn. Folding a chunk as one text takes two thirds of the time of folding
 * each text.
 */
function folded(options: readonly Named[]): string[] {
  const texts = options.flatMap(({ label, hint }) => [label, hint ?? '']);
  const parts = fold(texts.join(MARK)).split(MARK);
  // Folding removes letters, so a text of the chunk may begin with a blank.
  return parts.length === texts.length ? parts.map((part) => part.trim()) : texts.map(fold);
}

/** Builds the haystack; yields after each chunk, so that the caller can give the window time. */
export function* haystackInParts(options: readonly Named[]): Generator<void, Haystack> {
  const starts = new Uint32Array(options.length + 1);
  const hintStarts = new Uint32Array(options.length);
  const labelHeads = new Int32Array(options.length);
  const hintHeads = new Int32Array(options.length);
  const pieces: string[] = [];
  let length = 1;
  for (let first = 0; first < options.length; first += CHUNK) {
    const parts = folded(options.slice(first, first + CHUNK));
    let piece = '';
    for (let at = 0; at < parts.length; at += 2) {
      const [label = '', hint = ''] = parts.slice(at, at + 2);
      const index = first + at / 2;
      const line = `\n${label}\t${hint}`;
      starts[index] = length;
      hintStarts[index] = length + label.length + 1;
      labelHeads[index] = headOf(label);
      hintHeads[index] = headOf(hint);
      length += line.length;
      piece += line;
    }
    pieces.push(piece);
    yield;
  }
  starts[options.length] = length;
  pieces.push('\n');
  return { text: pieces.join(''), starts, hintStarts, labelHeads, hintHeads };
}
