import { MAX_ROWS } from './cell.ts';
import { digitsEnd, wholeNumber } from './plain-cell.ts';

const START = Buffer.from('<row r="');
const END = Buffer.from('</row>');
const code = (character: string) => character.charCodeAt(0);
const SPACE = code(' ');
const QUOTE = code('"');
const LT = code('<');
const EQUALS = code('=');
const GT = code('>');

/** The opening tag of a row in the form that nearly all programs write: `<row r="2" spans="1:10">`. */
export class PlainRow {
  number = 0;

  /** Returns the position after the tag at `at`; `at` itself if there is no such tag or the chunk may cut it. */
  read(bytes: Buffer, at: number): number {
    if (!standsAt(bytes, START, at)) return at;
    const start = at + START.length;
    let index = digitsEnd(bytes, start);
    if (index === start || bytes[index] !== QUOTE) return at;
    this.number = wholeNumber(bytes, start, index);
    if (this.number < 1 || this.number > MAX_ROWS) return at;
    index++;
    while (bytes[index] === SPACE) {
      index = attributeEnd(bytes, index + 1);
      if (index === -1) return at;
    }
    return bytes[index] === GT ? index + 1 : at;
  }
}

/** The position after a `</row>` at `at`, or -1 if there is none. */
export const behindRow = (bytes: Buffer, at: number): number => (standsAt(bytes, END, at) ? at + END.length : -1);

/** Whether the bytes of `mark` stand at `at`. */
export function standsAt(bytes: Buffer, mark: Buffer, at: number): boolean {
  for (let index = 0; index < mark.length; index++) {
    if (bytes[at + index] !== mark[index]) return false;
  }
  return true;
}

/** The position after `name="value"`, or -1 for any other form. */
function attributeEnd(bytes: Buffer, from: number): number {
  let index = from;
  for (let byte = bytes[index]; byte !== EQUALS; byte = bytes[++index]) {
    if (byte === undefined || byte <= SPACE || byte === LT || byte === GT || byte === QUOTE) return -1;
  }
  if (index === from || bytes[index + 1] !== QUOTE) return -1;
  const end = bytes.indexOf(QUOTE, index + 2);
  return end === -1 ? -1 : end + 1;
}
