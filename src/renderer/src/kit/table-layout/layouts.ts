import { z } from 'zod';

const layoutSchema = z.object({
  /** Ids of hidden columns; an id that the list no longer has is ignored. */
  hidden: z.array(z.string()),
  lines: z.literal([1, 2]),
});
/** A person's layout of one list's table. */
export type Layout = z.infer<typeof layoutSchema>;

/** Stored layouts of tables, by the list's name. */
export const layoutsSchema = z.record(z.string(), layoutSchema);
/** Layouts of tables, by the list's name. */
export type Layouts = Readonly<Record<string, Layout>>;

/** The default layout: all columns, two lines per row. */
const AT_FIRST: Layout = { hidden: [], lines: 2 };

/** Returns the layout of a list. */
export const layoutOf = (layouts: Layouts, list: string): Layout =>
  (Object.hasOwn(layouts, list) && layouts[list]) || AT_FIRST;

const changed = (layouts: Layouts, list: string, patch: Partial<Layout>): Layouts => ({
  ...layouts,
  [list]: { ...layoutOf(layouts, list), ...patch },
});

/** Returns the layouts with a column shown or hidden. */
export function withColumn(layouts: Layouts, list: string, id: string, shown: boolean): Layouts {
  const others = layoutOf(layouts, list).hidden.filter((one) => one !== id);
  return changed(layouts, list, { hidden: shown ? others : [...others, id] });
}

/** Returns the layouts with all columns of a list shown. */
export const withAllColumns = (layouts: Layouts, list: string): Layouts => changed(layouts, list, { hidden: [] });

/** Returns the layouts with the lines per row set. */
export const withLines = (layouts: Layouts, list: string, lines: Layout['lines']): Layouts =>
  changed(layouts, list, { lines });
