import { fold } from '@/i18n/fold.ts';
import type { BigOption } from './option.ts';

/** Every option as one line of one text, folded: `\n`, label, `\t`, hint. One text is searched faster than many. */
export type Haystack = {
  readonly text: string;
  /** Where the label of each line begins; one more for the end. */
  readonly starts: Uint32Array;
  /** The first two letters of each label and hint, as `headOf` packs them. */
  readonly labelHeads: Int32Array;
  readonly hintHeads: Int32Array;
};

/** The first two letters of a text as one number, so that 100,000 beginnings are compared at once. */
export const headOf = (text: string): number => text.charCodeAt(0) | (text.charCodeAt(1) << 16);

type Named = Pick<BigOption<string | number>, 'label' | 'hint'>;

/** How many options are folded at a time: enough to pay for the call, few enough for a slice of a frame. */
const CHUNK = 128;
/** Stands between the texts of a chunk: not a blank, which folding would eat, and in no name. */
const MARK = '\u0001';

/** Folds label and hint of each, in turn. Folding a chunk as one text costs two thirds of folding its texts one by one. */
function folded(options: readonly Named[]): string[] {
  const texts = options.flatMap(({ label, hint }) => [label, hint ?? '']);
  const parts = fold(texts.join(MARK)).split(MARK);
  // Folding takes letters away, after which a text of the chunk may begin with a blank.
  return parts.length === texts.length ? parts.map((part) => part.trim()) : texts.map(fold);
}

/** Builds the haystack, resting after each small part of the work, so that the caller can let the window breathe. */
export function* haystackInParts(options: readonly Named[]): Generator<void, Haystack> {
  const starts = new Uint32Array(options.length + 1);
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
  return { text: pieces.join(''), starts, labelHeads, hintHeads };
}
