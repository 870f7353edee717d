import { columnWidths, type Widths } from '../paper/column-widths.ts';

/** Columns of the annex that share the width that the others leave: mahalla, topic and comment. */
const SHARING = [2, 3, 7];

/** Measures texts in the font of an element, in px; a width is looked up once. */
function measureIn(element: Element): (text: string) => number {
  const drawing = document.createElement('canvas').getContext('2d');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  // Not `font`, which is empty where figures have a width of their own.
  if (drawing) drawing.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? drawing?.measureText(text).width ?? 0;
    known.set(text, width);
    return width;
  };
}

function paddingOf(cell: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
}

/**
 * Widths of the columns of a drawn annex table, in px, by what its rows hold: it is measured with columns as narrow as
 * their words (`data-measured`), and left as it was.
 */
export function measureColumns(table: HTMLTableElement): Widths {
  const room = table.offsetWidth;
  table.dataset.measured = '';
  const words = [...(table.tHead?.rows[0]?.cells ?? [])].map((heading) => heading.offsetWidth - paddingOf(heading));
  delete table.dataset.measured;
  const measure = measureIn(table);
  // A row that cannot be drawn is one wide cell.
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('[data-row]')].filter(
    ({ cells }) => cells.length === words.length,
  );
  const texts = rows.map(({ cells }) =>
    SHARING.map((at) => (cells[at]?.textContent.match(/[^ \n\t]+/g) ?? []).map(measure)),
  );
  return columnWidths({ words, texts, blank: measure(' ') }, SHARING, room);
}
