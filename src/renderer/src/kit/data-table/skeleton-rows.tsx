import { cellClass } from './cell-class.ts';
import styles from './data-table.module.css';
import type { Columns } from './table-hook.ts';

export type SkeletonRowsProps<Row extends object> = {
  columns: Columns<Row>;
  /** Number of rows; rows beyond the view are cut off. */
  count: number;
};

/** Placeholder rows as high as real rows, so that nothing jumps when the data arrive. */
export function SkeletonRows<Row extends object>({ columns, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <tr key={row} className={styles.skeleton}>
          <td className={styles.cell}>
            <span className={styles.bar} style={{ width: 18 }} />
          </td>
          {columns.map((column, index) => (
            <td key={column.id ?? index} className={cellClass(styles.cell, column.meta)}>
              <span className={styles.bar} style={{ width: `${62 + ((row * 7 + index * 13) % 32)}%` }} />
              <span className={styles.bar} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
