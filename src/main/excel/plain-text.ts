import { standsAt } from './plain-row.ts';
import type { TextStore } from './text-store.ts';

const STARTS = [Buffer.from('<si><t>'), Buffer.from('<si><t xml:space="preserve">')];
const END = Buffer.from('</t></si>');
const AMPERSAND = 38;
const LT = 60;
const UNDERSCORE = 95;
const LETTER_X = 120;

/**
 * Adds the shared texts at `at` that have the form that nearly all programs write, `<si><t>Toshkent</t></si>`. Copies
 * their bytes, because making a string of each takes longer than all else. Returns the position after them; `at` itself
 * if there are none or the chunk may cut them.
 */
export function addPlainTexts(texts: TextStore, bytes: Buffer, at: number): number {
  let from = at;
  for (;;) {
    const mark = STARTS.find((start) => standsAt(bytes, start, from));
    if (!mark) return from;
    const start = from + mark.length;
    const end = textEnd(bytes, start);
    if (!standsAt(bytes, END, end)) return from;
    texts.addUtf8(bytes, start, end);
    from = end + END.length;
  }
}

/** The position of the first byte that ends a text or must be resolved: a tag, a reference, an escape `_x000D_`. */
function textEnd(bytes: Buffer, start: number): number {
  let index = start;
  for (let byte = bytes[index]; byte !== LT && byte !== undefined; byte = bytes[++index]) {
    if (byte === AMPERSAND || (byte === UNDERSCORE && bytes[index + 1] === LETTER_X)) break;
  }
  return index;
}
