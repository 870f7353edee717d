import styles from './data-table.module.css';
import type { ColumnMeta } from './table-hook.ts';

/** Class names of a cell or a label: its own class and those of the column's `meta`. */
export function cellClass(own: string | undefined, meta: ColumnMeta | undefined): string {
  const names = [own, meta?.align === 'end' && styles.end, meta?.figures && styles.figures];
  return names.filter(Boolean).join(' ');
}
