import { type ColumnDef, createTableHook, rowExpandingFeature, tableFeatures } from '@tanstack/react-table';

/** How a column looks. */
export type ColumnMeta = {
  /** px, or a CSS length (`cqw` is a hundredth of the table's visible width). Default: what the others leave. */
  width?: number | string;
  /** The lower label of a column that shows two values in two lines. Default: none. */
  subheader?: string;
  /** Where the text stands; amounts at the end. Default: start. */
  align?: 'end';
  /** Whether it shows ids, dates or amounts: figures of one width, never broken. Default: false. */
  figures?: boolean;
};

const features = tableFeatures({ rowExpandingFeature, columnMeta: {} as ColumnMeta });
export type Features = typeof features;

/** The columns of a table, as `columns([...])` of the column helper gives them. */
// biome-ignore lint/suspicious/noExplicitAny: the value type differs from column to column; the helper checks each.
export type Columns<Row extends object> = ReadonlyArray<ColumnDef<Features, Row, any>>;

/** The one table of the program: `createAppColumnHelper<Row>()` types the columns of a screen. */
export const { createAppColumnHelper, useAppTable } = createTableHook({
  features,
  getRowCanExpand: () => true,
  // An open row stays open when its list is read again: a dialog of its own may stand in it.
  autoResetExpanded: false,
});
