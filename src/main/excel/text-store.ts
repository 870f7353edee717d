import { isUnmarked, textMarks } from './text-marks.ts';

/** Many texts in little memory: bytes outside V8's heap instead of an object for each text. */
export type TextStore = {
  readonly size: number;
  add: (text: string, marks: number) => void;
  /** Adds the text whose UTF-8 lies between two positions of a buffer. */
  addUtf8: (source: Buffer, from: number, to: number) => void;
  text: (index: number) => string;
  isEmpty: (index: number) => boolean;
  marks: (index: number) => number;
};

const FIRST_BYTES = 64 * 1024;
/** A UTF-16 unit takes at most three bytes of UTF-8. */
const UNIT_BYTES = 3;

/** Starts an empty store of texts and the marks of each. */
export function createTextStore(): TextStore {
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  let used = 0;
  const ends: number[] = [];
  const marks: number[] = [];
  const start = (index: number) => (index === 0 ? 0 : (ends[index - 1] ?? 0));

  function makeRoom(more: number): void {
    const needed = used + more;
    if (needed <= bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.ceil(bytes.length * 1.5)));
    bytes.copy(larger, 0, 0, used);
    bytes = larger;
  }

  return {
    get size() {
      return ends.length;
    },
    add: (text, marksOfText) => {
      makeRoom(text.length * UNIT_BYTES);
      used += bytes.write(text, used);
      ends.push(used);
      marks.push(marksOfText);
    },
    addUtf8: (source, from, to) => {
      makeRoom(to - from);
      for (let index = from; index < to; index++) bytes[used++] = source[index] ?? 0;
      ends.push(used);
      marks.push(isUnmarked(source, from, to) ? 0 : textMarks(source.toString('utf8', from, to)));
    },
    text: (index) => bytes.toString('utf8', start(index), ends[index]),
    isEmpty: (index) => ends[index] === start(index),
    marks: (index) => marks[index] ?? 0,
  };
}
