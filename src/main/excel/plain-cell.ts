import { MAX_COLUMNS } from './cell.ts';

/** Longer than any cell read here, in bytes. */
const MOST_BYTES = 128;
const MOST_LETTERS = 3;
const MOST_DIGITS = 9;
const MOST_VALUE_BYTES = 32;

const code = (character: string) => character.charCodeAt(0);
const SPACE = code(' ');
const QUOTE = code('"');
const PLUS = code('+');
const MINUS = code('-');
const DOT = code('.');
const SLASH = code('/');
const ZERO = code('0');
const NINE = code('9');
const LT = code('<');
const EQUALS = code('=');
const GT = code('>');
const LETTER_A = code('A');
const LETTER_E = code('E');
const LETTER_Z = code('Z');
const LETTER_C = code('c');
const LETTER_E_SMALL = code('e');
const LETTER_N = code('n');
const LETTER_R = code('r');
const LETTER_S = code('s');
const LETTER_T = code('t');
const LETTER_V = code('v');

/**
 * A cell in the form that nearly all programs write: `<c r="B2" s="1" t="s"><v>10</v></c>`, a number or the index of a
 * shared text, or `<c r="B2" s="1"/>`. Read in one pass, several times as fast as tag by tag. A class on purpose, as
 * `XmlSource` is.
 */
export class PlainCell {
  /** Counted from 0; -1 if the cell has no reference. */
  column = -1;
  /** 0 if the cell names no style. */
  style = 0;
  /** Whether the value is the index of a shared text. */
  isShared = false;
  /** Start and end of the value in the bytes; equal if the cell has no value. */
  start = 0;
  end = 0;
  /** The value if it has only digits, otherwise NaN. */
  whole = Number.NaN;

  /** Returns the position after the cell at `at`; `at` itself if there is no such cell or the chunk may cut it. */
  read(bytes: Buffer, at: number): number {
    if (bytes[at] !== LT || bytes[at + 1] !== LETTER_C || at + MOST_BYTES > bytes.length) return at;
    const index = this.#attributes(bytes, at + 2);
    if (index === -1) return at;
    if (bytes[index] === SLASH && bytes[index + 1] === GT) {
      this.start = this.end = index;
      return index + 2;
    }
    if (bytes[index] !== GT || bytes[index + 1] !== LT || bytes[index + 2] !== LETTER_V || bytes[index + 3] !== GT)
      return at;
    const end = this.#value(bytes, index + 4);
    return end !== -1 && endsCell(bytes, end) ? end + 8 : at;
  }

  #attributes(bytes: Buffer, from: number): number {
    this.column = -1;
    this.style = -1;
    let type = -1;
    let index = from;
    while (bytes[index] === SPACE) {
      const name = bytes[index + 1];
      if (bytes[index + 2] !== EQUALS || bytes[index + 3] !== QUOTE) return -1;
      index += 4;
      if (name === LETTER_R && this.column === -1) index = this.#reference(bytes, index);
      else if (name === LETTER_S && this.style === -1) {
        const start = index;
        index = digitsEnd(bytes, start);
        this.style = wholeNumber(bytes, start, index);
        if (index === start) return -1;
      } else if (name === LETTER_T && type === -1) type = bytes[index++] ?? 0;
      else return -1;
      if (index === -1 || bytes[index++] !== QUOTE) return -1;
    }
    if (this.style === -1) this.style = 0;
    this.isShared = type === LETTER_S;
    return type === -1 || type === LETTER_S || type === LETTER_N ? index : -1;
  }

  #reference(bytes: Buffer, from: number): number {
    let index = from;
    let column = 0;
    for (let letter = bytes[index] ?? 0; letter >= LETTER_A && letter <= LETTER_Z; letter = bytes[++index] ?? 0) {
      column = column * 26 + letter - LETTER_A + 1;
      if (index - from === MOST_LETTERS) return -1;
    }
    const end = digitsEnd(bytes, index);
    if (index === from || end === index || column > MAX_COLUMNS) return -1;
    this.column = column - 1;
    return end;
  }

  #value(bytes: Buffer, from: number): number {
    let index = from;
    let whole = 0;
    for (; index - from < MOST_VALUE_BYTES; index++) {
      const byte = bytes[index] ?? 0;
      if (byte >= ZERO && byte <= NINE) whole = whole * 10 + byte - ZERO;
      else if (isOfNumber(byte)) whole = Number.NaN;
      else break;
    }
    this.start = from;
    this.end = index;
    this.whole = whole;
    return index === from || (this.isShared && Number.isNaN(whole)) ? -1 : index;
  }
}

const isOfNumber = (byte: number) =>
  byte === DOT || byte === MINUS || byte === PLUS || byte === LETTER_E || byte === LETTER_E_SMALL;

/** The position after the digits at `from`, of which at most nine are read. */
export function digitsEnd(bytes: Buffer, from: number): number {
  let index = from;
  for (let byte = bytes[index] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[index] ?? 0) {
    if (++index - from === MOST_DIGITS) break;
  }
  return index;
}

/** The number of the digits between two positions. */
export function wholeNumber(bytes: Buffer, start: number, end: number): number {
  let number = 0;
  for (let index = start; index < end; index++) number = number * 10 + (bytes[index] ?? 0) - ZERO;
  return number;
}

/** Whether `</v></c>` stands at `at`. */
const endsCell = (bytes: Buffer, at: number): boolean =>
  bytes[at] === LT &&
  bytes[at + 1] === SLASH &&
  bytes[at + 2] === LETTER_V &&
  bytes[at + 3] === GT &&
  bytes[at + 4] === LT &&
  bytes[at + 5] === SLASH &&
  bytes[at + 6] === LETTER_C &&
  bytes[at + 7] === GT;
