import type { Cell, CellKind } from './cell.ts';

/**
 * The cells of the current row. Their objects are reused for the next row: a sheet may have a million cells, and
 * garbage-collecting an object for each takes a fifth of the reader's time. A class on purpose, as `XmlSource` is.
 */
export class RowCells {
  readonly #cells: Cell[] = [];
  #count = 0;

  /** Begins the next row. */
  clear(): void {
    this.#count = 0;
  }

  add(column: number, kind: CellKind, text: string, marks: number): void {
    const cell = this.#cells[this.#count++];
    if (!cell) {
      this.#cells.push({ column, kind, text, marks });
      return;
    }
    cell.column = column;
    cell.kind = kind;
    cell.text = text;
    cell.marks = marks;
  }

  /** The cells added since the last `clear`; valid until the next one. */
  row(): readonly Cell[] {
    if (this.#cells.length > this.#count) this.#cells.length = this.#count;
    return this.#cells;
  }
}
