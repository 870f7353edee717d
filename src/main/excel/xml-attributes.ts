import { ReaderProblem } from '../formats/reader-problem.ts';
import { GT, isSpace, LT, SLASH, type XmlSource } from './xml-source.ts';

/** The attributes of a tag, by their name without prefix. */
export type XmlAttributes = {
  get: (name: string) => string | undefined;
  /**
   * A value of digits as a number, without making a string; NaN for any other value, undefined for a missing attribute.
   */
  whole: (name: string) => number | undefined;
  /**
   * The column, from 0, of a reference such as `AB12`; -1 if the reference names none, undefined for a missing
   * attribute.
   */
  column: (name: string) => number | undefined;
};

/** Keeps the positions of the current tag's attributes, so that only requested values become strings. */
export type TagAttributes = XmlAttributes & {
  /** Reads on after the tag's name; returns the position of the `>` or `/`, or -1 if the chunk ends first. */
  read: (source: XmlSource, from: number) => number;
};

const EQUALS = 61;
const COLON = 58;
const isQuote = (code: number | undefined) => code === 34 || code === 39;

/** Creates the attributes of one scanner, reused for every tag. */
export function createTagAttributes(): TagAttributes {
  let source: XmlSource | null = null;
  let count = 0;
  /** Four positions for each attribute: start and end of the local name, start and end of the value. */
  const places: number[] = [];

  /** The index of this name's value in `places`, or -1. */
  function find(from: XmlSource, name: string): number {
    for (let at = 0; at < count; at += 4) {
      const start = places[at] ?? 0;
      if ((places[at + 1] ?? 0) - start === name.length && from.standsAt(name, start)) return at + 2;
    }
    return -1;
  }

  const read =
    <T>(make: (source: XmlSource, start: number, end: number) => T) =>
    (name: string): T | undefined => {
      const at = source ? find(source, name) : -1;
      return source && at !== -1 ? make(source, places[at] ?? 0, places[at + 1] ?? 0) : undefined;
    };

  return {
    get: read(value),
    whole: read(wholeNumber),
    column: read(columnNumber),
    read: (from, start) => {
      source = from;
      count = 0;
      const { bytes } = from;
      let index = start;
      for (;;) {
        while (isSpace(bytes[index])) index++;
        if (index >= bytes.length) return -1;
        let code = bytes[index];
        if (code === GT || code === SLASH) return index;
        let nameStart = index;
        while (code !== EQUALS && !isSpace(code)) {
          if (index >= bytes.length) return -1;
          if (code === LT || code === GT) throw damaged('an attribute without a value');
          if (code === COLON) nameStart = index + 1;
          code = bytes[++index];
        }
        const nameEnd = index;
        while (isSpace(bytes[index])) index++;
        if (index >= bytes.length) return -1;
        if (bytes[index++] !== EQUALS) throw damaged('an attribute without a value');
        while (isSpace(bytes[index])) index++;
        if (index >= bytes.length) return -1;
        const quote = bytes[index];
        if (!isQuote(quote)) throw damaged('an attribute without quotes');
        let end = index + 1;
        while (end < bytes.length && bytes[end] !== quote) end++;
        if (end === bytes.length) return -1;
        places[count++] = nameStart;
        places[count++] = nameEnd;
        places[count++] = index + 1;
        places[count++] = end;
        index = end + 1;
      }
    },
  };
}

function value(source: XmlSource, start: number, end: number): string {
  const { bytes } = source;
  let ascii = true;
  let references = false;
  for (let index = start; index < end; index++) {
    const code = bytes[index] ?? 0;
    if (code > 127) ascii = false;
    else if (code === 38) references = true;
  }
  return source.text(start, end, ascii, references);
}

function wholeNumber({ bytes }: XmlSource, start: number, end: number): number {
  let number = start < end ? 0 : Number.NaN;
  for (let index = start; index < end; index++) {
    const digit = (bytes[index] ?? 0) - 48;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

function columnNumber({ bytes }: XmlSource, start: number, end: number): number {
  let column = 0;
  for (let index = start; index < end; index++) {
    const letter = (bytes[index] ?? 0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
