/** The kind of a cell's value, as far as the checks distinguish. `no-value` is a formula that was never calculated. */
export type CellKind = 'text' | 'number' | 'date' | 'other' | 'no-value';

/** A cell that is not empty. */
export type Cell = {
  /** From 0. */
  column: number;
  kind: CellKind;
  /** The text as a person reads it; '' for a formula without a value, or if `wantsText` was false. */
  text: string;
  /** `textMarks` of a text, `numberMarks` of a number, 0 of any other kind. */
  marks: number;
};

/** Receives the rows of a sheet in their order. */
export type RowSink = {
  /** Rows without a cell may be left out; `number` counts from 1. The cells are valid during the call only. */
  row: (number: number, cells: readonly Cell[]) => void;
  /** Whether the text of this column's cell in the next row is needed. Most are not, and making a text takes time. */
  wantsText: (column: number) => boolean;
};

/** Largest numbers of columns and rows in a sheet. */
export const MAX_COLUMNS = 16_384;
export const MAX_ROWS = 1_048_576;
