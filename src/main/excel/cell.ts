/** What stands in a cell, as far as the checks tell kinds apart. `no-value` is a formula that was never calculated. */
export type CellKind = 'text' | 'number' | 'date' | 'other' | 'no-value';

/** A cell that is not empty. */
export type Cell = {
  /** From 0. */
  column: number;
  kind: CellKind;
  /** As a person would read it; '' for a formula without a value, and where nobody asked for the text. */
  text: string;
  /** `textMarks` of a text, 0 of any other kind. */
  marks: number;
};

/** Takes the rows of a sheet in their order. */
export type RowSink = {
  /** Rows without a cell may be left out; `number` counts from 1. */
  row: (number: number, cells: readonly Cell[]) => void;
  /** Whether the text of this column's cell in the next row is looked at. Most are not, and making it takes time. */
  wantsText: (column: number) => boolean;
};

/** Columns and rows that a sheet can have. */
export const MAX_COLUMNS = 16_384;
export const MAX_ROWS = 1_048_576;

/** A column's letters: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  const above = Math.floor(column / 26);
  return `${above > 0 ? columnLetters(above - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
