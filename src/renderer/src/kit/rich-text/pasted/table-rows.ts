/** Between the cells of a row: unlike a space, a comma or a dash it stands in no figure and no name. */
export const BETWEEN_CELLS = ' · ';
/** For an empty cell, so that the cells behind it keep their places. */
const EMPTY_CELL = '–';
/** Between the lines and paragraphs of one cell. */
const WITHIN_CELL = ' / ';

const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, dd, dt';

/**
 * Writes each row of every table as a paragraph, `Navoiy · 150 000`: the editor has no tables. A cell that spans rows is
 * repeated in each, empty rows and empty cells at the end go. A table of one column is what it holds, such as the frame of
 * a letter. Returns whether a table with columns was among them.
 */
export function rowsOfTables(root: ParentNode): boolean {
  let hadColumns = false;
  // From the inside out: a table in a cell has become paragraphs before its row is written.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const rows = gridOf(table);
    const isWide = rows.some((cells) => cells.length > 1);
    hadColumns ||= isWide;
    const caption = contentOf(table.caption);
    table.replaceWith(
      ...caption,
      ...rows.flatMap((cells) => (isWide ? paragraphOf(cells) : contentOf(cells[0] ?? null))),
    );
  }
  return hadColumns;
}

/** The cells of each row, without empty cells at its end and without empty rows. */
function gridOf(table: HTMLTableElement): Element[][] {
  const grid: Element[][] = [...table.rows].map(() => []);
  for (const [at, { cells }] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column += 1;
      for (const row of grid.slice(at, at + Math.max(1, cell.rowSpan)))
        row[column] = row === grid[at] ? cell : (cell.cloneNode(true) as Element);
      column += 1;
    }
  }
  return grid
    .map((cells) => Array.from(cells, (cell) => cell ?? table.ownerDocument.createElement('td')))
    .map((cells) => cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1))
    .filter((cells) => cells.length > 0);
}

const isEmpty = ({ textContent }: Node): boolean => /^[\s\p{Cf}]*$/u.test(textContent ?? '');

function paragraphOf(cells: Element[]): Element {
  const [first] = cells;
  const paragraph = (first as Element).ownerDocument.createElement('p');
  for (const [nth, cell] of cells.entries())
    paragraph.append(...(nth > 0 ? [BETWEEN_CELLS] : []), ...(isEmpty(cell) ? [EMPTY_CELL] : inlineOf(cell)));
  return paragraph;
}

/** What a cell holds, in one line, with its emphasis and links; its lines and paragraphs are kept apart. */
function inlineOf(cell: Element): ChildNode[] {
  const { ownerDocument } = cell;
  const line = () => ownerDocument.createElement('br');
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(line(), ...block.childNodes, line());
  const nodes = ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let hasWords = false;
  let end: Element | null = null;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLBRElement) end ??= hasWords ? node : null;
    else if (node instanceof Text && !isEmpty(node)) {
      end?.before(WITHIN_CELL);
      end = null;
      hasWords = true;
    }
  }
  for (const brk of cell.querySelectorAll('br')) brk.remove();
  return [...cell.childNodes];
}

/** What a caption or the only cell of a row holds, as paragraphs. */
function contentOf(cell: Element | null): Node[] {
  if (!cell || cell.querySelector(BLOCKS)) return [...(cell?.childNodes ?? [])];
  const paragraph = cell.ownerDocument.createElement('p');
  paragraph.append(...cell.childNodes);
  return [paragraph];
}
