import styles from './data-table.module.css';
import type { ColumnMeta } from './table-hook.ts';

/** Classes of a cell or label, with where the column's text stands. */
export const aligned = (base: string | undefined, meta: ColumnMeta | undefined): string =>
  meta?.align === 'end' ? `${base} ${styles.end}` : `${base}`;
