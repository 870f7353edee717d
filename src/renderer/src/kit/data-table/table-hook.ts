import { type ColumnDef, createTableHook, rowExpandingFeature, tableFeatures } from '@tanstack/react-table';

/** Layout of a column. */
export type ColumnMeta = {
  /**
   * px, or a CSS length (`cqw` is a hundredth of the table's visible width). Default: an equal share of the width left.
   */
  width?: number | string;
  /** Second label, for a column with two values in two lines. Default: none. */
  subheader?: string;
  /** Alignment; 'end' for amounts. Default: start. */
  align?: 'end';
  /** Whether the column shows ids, dates or amounts: tabular figures, never wrapped. Default: false. */
  figures?: boolean;
  /** Name in the column chooser, if the header is too short. Default: the header. */
  name?: string;
  /** Whether the column cannot be hidden. Default: false. */
  fixed?: boolean;
  /** Ids of the two single-value columns whose values this column shows. Default: the column shows one value. */
  pair?: readonly [first: string, second: string];
};

const features = tableFeatures({ rowExpandingFeature, columnMeta: {} as ColumnMeta });
/** The TanStack Table features in use. */
export type Features = typeof features;

/** Columns of a table, made by `columns([...])` of the column helper. */
// biome-ignore lint/suspicious/noExplicitAny: the value type differs from column to column; the helper checks each.
export type Columns<Row extends object> = ReadonlyArray<ColumnDef<Features, Row, any>>;

/** The table hook of the program: `createAppColumnHelper<Row>()` types the columns of a screen. */
export const { createAppColumnHelper, useAppTable } = createTableHook({
  features,
  getRowCanExpand: () => true,
  // An open row stays open after a refetch: its detail may show a dialog.
  autoResetExpanded: false,
});
