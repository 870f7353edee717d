import type { MenuSection } from '../../../menu/menu.ts';
import type { Screen } from '../../../menu/screen.ts';

/** How many columns there is room for in the narrowest window. */
const MOST_COLUMNS = 3;
/** How many lines make a second column worth while. */
const FULL_COLUMN = 12;

/** Sections one below the other. */
export type Column = readonly MenuSection[];

const linesOf = ({ title, screens }: MenuSection): number => screens.length + (title ? 1 : 0);

/**
 * Spreads sections over as few columns as hold them, in their order, so that the tallest is as short as it can be. A
 * section with a title stays together; screens without one go on in the next column.
 */
export function columnsOf(sections: readonly MenuSection[]): readonly Column[] {
  const lines = sections.reduce((sum, section) => sum + linesOf(section), 0);
  const count = Math.min(MOST_COLUMNS, Math.ceil(lines / FULL_COLUMN));
  const share = Math.ceil(lines / count);
  const blocks = sections.flatMap((section) => (section.title ? [section] : cut(section.screens, share)));
  for (let height = Math.max(0, ...blocks.map(linesOf)); ; height++) {
    const columns = packed(blocks, height);
    if (columns.length <= count) return columns;
  }
}

const cut = (screens: readonly Screen[], size: number): readonly MenuSection[] =>
  Array.from({ length: Math.ceil(screens.length / size) }, (_, part) => ({
    screens: screens.slice(part * size, (part + 1) * size),
  }));

/** Fills columns of this height one after the other. */
function packed(blocks: readonly MenuSection[], height: number): readonly Column[] {
  const columns: MenuSection[][] = [];
  let room = 0;
  for (const block of blocks) {
    const lines = linesOf(block);
    if (lines > room) {
      columns.push([]);
      room = height;
    }
    columns.at(-1)?.push(block);
    room -= lines;
  }
  return columns;
}

/** Where an entry stands: in which column, and in which line of it, headings counted. */
export type Place = {
  screen: Screen;
  column: number;
  line: number;
};

/** The entries of columns in the order in which one reads them. */
export const placesOf = (columns: readonly Column[]): readonly Place[] =>
  columns.flatMap((sections, column) => {
    let line = 0;
    return sections.flatMap(({ title, screens }) => {
      if (title) line += 1;
      return screens.map((screen) => ({ screen, column, line: line++ }));
    });
  });

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Which entry is marked after an arrow: the next or the last one in the order of reading, from the end on to the beginning;
 * to the sides the one beside it, if there is a column. `from` is the one that was marked; null: none, and any arrow
 * begins at an end.
 */
export function moved(places: readonly Place[], from: number | null, arrow: Arrow): number | null {
  const count = places.length;
  if (count === 0) return null;
  if (from === null) return arrow === 'ArrowUp' ? count - 1 : 0;
  if (arrow === 'ArrowDown') return (from + 1) % count;
  if (arrow === 'ArrowUp') return (from + count - 1) % count;
  return beside(places, from, arrow === 'ArrowRight' ? 1 : -1);
}

function beside(places: readonly Place[], from: number, step: 1 | -1): number {
  const here = places[from];
  if (!here) return from;
  const away = ({ column, line }: Place) =>
    column === here.column + step ? Math.abs(line - here.line) : Number.POSITIVE_INFINITY;
  return places.reduce((best, place, index) => (away(place) < away(places[best] ?? here) ? index : best), from);
}
