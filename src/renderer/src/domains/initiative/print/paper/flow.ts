import { startOf, units } from '@shared/start-of.ts';

/** Rendered height of a text, in px. */
type HeightOf = (text: string) => number;

/** Most characters measured at once: more than any sheet holds. */
const SHEET = 8000;

/**
 * Cuts a text where it no longer fits `room`, in px; returns the part that fits, and the rest. Cuts between words, and
 * inside a word only where the word alone is too long.
 */
export function cutToFit(text: string, room: number, heightOf: HeightOf): [string, string] {
  if (text.length <= SHEET && heightOf(text) <= room) return [text, ''];
  let fits = 0;
  let tooMany = Math.min(text.length, SHEET) + 1;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (heightOf(text.slice(0, middle)) <= room) fits = middle;
    else tooMany = middle;
  }
  fits = startOf(text, fits, units).length;
  const between = text.slice(0, fits).search(/\s\S*$/);
  const at = fits === text.length || /\s/.test(text.charAt(fits)) || between <= 0 ? fits : between;
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** Part of a card: a text that may flow on to the next sheet, or a block of a fixed height, in px, that may not. */
export type CardPart = { kind: 'text'; text: string } | { kind: 'fixed'; name: string; height: number };
/** Content of a sheet, from top to bottom. */
export type SheetPart = { kind: 'text'; text: string } | { kind: 'fixed'; name: string };

/**
 * Lays out parts on sheets with `room` px of height; `gap` separates two parts. A fixed part higher than a sheet gets a
 * sheet of its own.
 */
export function layOut(parts: readonly CardPart[], { room, gap, heightOf }: Room): SheetPart[][] {
  const sheets: SheetPart[][] = [[]];
  let left = room;
  const put = (part: SheetPart, height: number) => {
    sheets.at(-1)?.push(part);
    left -= height + gap;
  };
  const turn = () => {
    sheets.push([]);
    left = room;
  };
  const isFresh = () => sheets.at(-1)?.length === 0;
  for (const part of parts) {
    if (part.kind === 'fixed') {
      if (part.height > left && !isFresh()) turn();
      put({ kind: 'fixed', name: part.name }, part.height);
      continue;
    }
    let rest = part.text;
    while (rest !== '') {
      const [fitting, after] = cutToFit(rest, left, heightOf);
      // On an empty sheet at least one character is placed, even if it does not fit: the loop must end.
      const placed = fitting === '' && isFresh() ? startOf(rest, 1) : fitting;
      if (placed !== '') put({ kind: 'text', text: placed }, heightOf(placed));
      rest = placed === fitting ? after : rest.slice(placed.length);
      if (rest !== '') turn();
    }
  }
  return sheets;
}

type Room = { room: number; gap: number; heightOf: HeightOf };

/**
 * Lays out rows of these heights on sheets; returns the index after the last row of each sheet. No row is cut. The last
 * sheet keeps `last` px free below its rows.
 */
export function rowsOnSheets(heights: readonly number[], { room, last }: { room: number; last: number }): number[] {
  const ends: number[] = [];
  let used = 0;
  for (const [index, height] of heights.entries()) {
    if (used > 0 && used + height > room) {
      ends.push(index);
      used = 0;
    }
    used += height;
  }
  const start = ends.at(-1) ?? 0;
  // The last row moves to a new sheet with the grand total.
  if (used + last > room && heights.length - start > 1) ends.push(heights.length - 1);
  ends.push(heights.length);
  return ends;
}
