import { z } from 'zod';

/** Most cells of one file, heads included. */
export const MOST_CELLS = 50_000;
/** Longest text of a cell, in characters: Excel's own limit. */
const CELL_LENGTH = 32_767;

const textCell = z.string().max(CELL_LENGTH);

/** One sheet of a table file. A text stays a text, whatever it begins with; null is an empty cell. */
const sheetSchema = z.object({
  /** Valid in Excel: at most 31 characters, without the characters of references. */
  name: z.string().regex(/^[^[\]:*?/\\']{1,31}$/),
  /** The heads of the columns, with the width of each in characters. */
  columns: z
    .array(z.object({ head: textCell, width: z.number().int().min(1).max(255) }))
    .min(1)
    .max(100),
  rows: z.array(z.array(z.union([textCell, z.number(), z.null()])).max(100)).max(MOST_CELLS),
});
/** One sheet of a table file. */
export type Sheet = z.infer<typeof sheetSchema>;

/** The sheets of one file. */
export const sheetsSchema = z
  .array(sheetSchema)
  .min(1)
  .max(10)
  .refine(
    (sheets) =>
      sheets.reduce(
        (sum, { columns, rows }) => rows.reduce((more, row) => more + row.length, sum + columns.length),
        0,
      ) <= MOST_CELLS,
    `at most ${MOST_CELLS} cells`,
  );
