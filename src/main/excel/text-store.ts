/** Many texts in little memory: bytes outside V8's heap instead of an object for each text. */
export type TextStore = {
  readonly size: number;
  add: (text: string, marks: number) => void;
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

  return {
    get size() {
      return ends.length;
    },
    add: (text, textMarks) => {
      const needed = used + text.length * UNIT_BYTES;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, Math.ceil(bytes.length * 1.5)));
        bytes.copy(larger, 0, 0, used);
        bytes = larger;
      }
      used += bytes.write(text, used);
      ends.push(used);
      marks.push(textMarks);
    },
    text: (index) => bytes.toString('utf8', start(index), ends[index]),
    isEmpty: (index) => ends[index] === start(index),
    marks: (index) => marks[index] ?? 0,
  };
}
