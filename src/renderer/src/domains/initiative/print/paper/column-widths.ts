/** Widths of the columns of a table, in px. */
export type Widths = readonly number[];

/** What a table's cells hold, in px and without their padding. */
export type Contents = {
  /** The widest word of each column, its heading included. */
  readonly words: Widths;
  /** Of each row, the widths of the words in each column that shares the rest of the table. */
  readonly texts: readonly (readonly Widths[])[];
  /** Width of a blank. */
  readonly blank: number;
};

/** Horizontal padding of a cell, in px (`annex.module.css`). */
const PADDING = 8;
/** Widest column that a word alone may claim, in px: a longer word is broken. */
const MOST_FOR_WORD = 140;
/** Step of the search, in px. */
const STEP = 4;

/** Lines that words take in `room` px; a word wider than the room is broken. */
function linesOf(words: Widths, room: number, blank: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + blank + word > room) {
      lines += 1;
      used = 0;
    }
    used += used > 0 ? blank + word : word;
    while (used > room) {
      lines += 1;
      used -= room;
    }
  }
  return lines;
}

/** Every division of `steps` among `count` columns. */
function* divisions(steps: number, count: number): Generator<number[]> {
  if (count === 1) return yield [steps];
  for (let first = 0; first <= steps; first += 1) {
    for (const others of divisions(steps - first, count - 1)) yield [first, ...others];
  }
}

/**
 * Column widths for a table `room` px wide: columns not in `sharing` are as wide as what they hold; the others divide the
 * rest so that the rows are lowest, and of equal heights so that the longest texts have most of it. A word is broken only
 * if it is wider than a column may be.
 */
export function columnWidths({ words, texts, blank }: Contents, sharing: readonly number[], room: number): Widths {
  const least = words.map((word) => Math.min(Math.ceil(word) + 1, MOST_FOR_WORD) + PADDING);
  const rest = room - least.reduce((sum, width) => sum + width, 0);
  if (rest <= 0) return least.map((width) => (width * room) / (room - rest));
  const steps = Math.floor(rest / STEP);
  const own = sharing.map((at) => least[at] ?? 0);
  /** Lines of each row, by column and by the steps that it gets. */
  const lines = own.map((width, at) =>
    Array.from({ length: steps + 1 }, (_, more) => {
      const inside = width + more * STEP - PADDING;
      return texts.map((row) => linesOf(row[at] ?? [], inside, blank));
    }),
  );
  const lengths = own.map((_, at) => texts.reduce((sum, row) => sum + (row[at] ?? []).reduce((a, b) => a + b, 0), 0));
  const heightOf = (division: readonly number[]): number => {
    const columns = division.map((more, at) => lines[at]?.[more] ?? []);
    const rows = texts.reduce((sum, _, row) => sum + Math.max(...columns.map((column) => column[row] ?? 1)), 0);
    const full = division.reduce((sum, more, at) => sum + (lengths[at] ?? 0) / ((own[at] ?? 0) + more * STEP), 0);
    return rows + full / 1e6;
  };
  let best: { division: readonly number[]; height: number } | undefined;
  for (const division of divisions(steps, sharing.length)) {
    const height = heightOf(division);
    if (!best || height < best.height) best = { division, height };
  }
  const shared = own.map((width, at) => width + ((best?.division[at] ?? 0) * rest) / Math.max(1, steps));
  return least.map((width, at) => shared[sharing.indexOf(at)] ?? width);
}
