import { z } from 'zod';

const layoutSchema = z.object({
  /** Ids of hidden columns; one that the list no longer has is of no consequence. */
  hidden: z.array(z.string()),
  lines: z.literal([1, 2]),
});
/** How a person wants the table of one list. */
export type Layout = z.infer<typeof layoutSchema>;

/** Layouts of tables as they are kept, by the list's name. */
export const layoutsSchema = z.record(z.string(), layoutSchema);
/** Layouts of tables, by the list's name. */
export type Layouts = Readonly<Record<string, Layout>>;

/** As every table is at first: all columns, two lines. */
const AT_FIRST: Layout = { hidden: [], lines: 2 };

/** The layout of a list. */
export const layoutOf = (layouts: Layouts, list: string): Layout =>
  (Object.hasOwn(layouts, list) && layouts[list]) || AT_FIRST;

const changed = (layouts: Layouts, list: string, patch: Partial<Layout>): Layouts => ({
  ...layouts,
  [list]: { ...layoutOf(layouts, list), ...patch },
});

/** After a column was shown or hidden. */
export function withColumn(layouts: Layouts, list: string, id: string, shown: boolean): Layouts {
  const others = layoutOf(layouts, list).hidden.filter((one) => one !== id);
  return changed(layouts, list, { hidden: shown ? others : [...others, id] });
}

/** After all columns were shown again. */
export const withAllColumns = (layouts: Layouts, list: string): Layouts => changed(layouts, list, { hidden: [] });

/** After the lines of a row were chosen. */
export const withLines = (layouts: Layouts, list: string, lines: Layout['lines']): Layouts =>
  changed(layouts, list, { lines });
