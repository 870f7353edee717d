import type { MenuSection } from '../../../menu/menu.ts';
import type { Screen } from '../../../menu/screen.ts';

/** Most columns that fit into the narrowest window. */
const MOST_COLUMNS = 3;
/** Lines from which a second column is used. */
const FULL_COLUMN = 12;

/** Sections stacked in one column. */
export type MenuColumn = readonly MenuSection[];

const linesOf = ({ title, screens }: MenuSection): number => screens.length + (title ? 1 : 0);

/**
 * Distributes sections, in order, over as few columns as hold them, keeping the tallest column as short as possible. A
 * titled section stays in one column; untitled screens may continue in the next column.
 */
export function menuColumns(sections: readonly MenuSection[]): readonly MenuColumn[] {
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

/** Fills columns of the given height (in lines) one after the other. */
function packed(blocks: readonly MenuSection[], height: number): readonly MenuColumn[] {
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

/** Position of an entry: its column, and its line in the column, headings counted. */
export type MenuPlace = {
  screen: Screen;
  column: number;
  line: number;
};

/** Entries of the columns in reading order. */
export const menuPlaces = (columns: readonly MenuColumn[]): readonly MenuPlace[] =>
  columns.flatMap((sections, column) => {
    let line = 0;
    return sections.flatMap(({ title, screens }) => {
      if (title) line += 1;
      return screens.map((screen) => ({ screen, column, line: line++ }));
    });
  });

/** Arrow keys that move the mark. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Index of the marked entry after an arrow key. Up and down move in reading order and wrap around; left and right move
 * to the nearest line of the neighbouring column, if any. `from`: index of the entry marked before; null: no entry was
 * marked, so the mark starts at an end.
 */
export function movedPlace(places: readonly MenuPlace[], from: number | null, arrow: Arrow): number | null {
  const count = places.length;
  if (count === 0) return null;
  if (from === null) return arrow === 'ArrowUp' ? count - 1 : 0;
  if (arrow === 'ArrowDown') return (from + 1) % count;
  if (arrow === 'ArrowUp') return (from + count - 1) % count;
  return beside(places, from, arrow === 'ArrowRight' ? 1 : -1);
}

function beside(places: readonly MenuPlace[], from: number, step: 1 | -1): number {
  const here = places[from];
  if (!here) return from;
  const away = ({ column, line }: MenuPlace) =>
    column === here.column + step ? Math.abs(line - here.line) : Number.POSITIVE_INFINITY;
  return places.reduce((best, place, index) => (away(place) < away(places[best] ?? here) ? index : best), from);
}
