/** Height of a text as it would be drawn, in px. */
type HeightOf = (text: string) => number;

/** More characters than any sheet holds: no more of a text is measured at once. */
const SHEET = 8000;

/**
 * Cuts a text where it no longer fits `room`, in px: what fits, and the rest. It is cut between words, and inside of one
 * only where that word alone is too long.
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
  const between = text.slice(0, fits).search(/\s\S*$/);
  const at = fits === text.length || /\s/.test(text.charAt(fits)) || between <= 0 ? fits : between;
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** Part of a card: a text that may flow on to the next sheet, or something of a fixed height, in px, that may not. */
export type Part = { kind: 'text'; text: string } | { kind: 'fixed'; name: string; height: number };
/** What stands on one sheet, from top to bottom. */
export type SheetPart = { kind: 'text'; text: string } | { kind: 'fixed'; name: string };

/**
 * Lays parts on sheets whose room is `room` px high; `gap` stands between two of them. A fixed part higher than a sheet
 * has one of its own.
 */
export function layOut(parts: readonly Part[], { room, gap, heightOf }: Room): SheetPart[][] {
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
      // On a sheet of its own a text goes on, however little of it fits.
      const placed = fitting === '' && isFresh() ? rest.slice(0, 1) : fitting;
      if (placed !== '') put({ kind: 'text', text: placed }, heightOf(placed));
      rest = placed === fitting ? after : rest.slice(1);
      if (rest !== '') turn();
    }
  }
  return sheets;
}

type Room = { room: number; gap: number; heightOf: HeightOf };

/**
 * Lays rows of these heights on sheets: the index behind the last row of each. No row is cut. The last sheet keeps `last`
 * px free below its rows.
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
  // The last row goes along with the sum of all.
  if (used + last > room && heights.length - start > 1) ends.push(heights.length - 1);
  ends.push(heights.length);
  return ends;
}
