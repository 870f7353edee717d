import { memo } from 'react';
import { cellClass } from './cell-class.ts';
import styles from './data-table.module.css';
import type { Columns } from './table-hook.ts';

/** Width of the column that holds the row number and the expander, in px. */
const NUMBER_WIDTH = 48;

export type TableHeadProps<Row extends object> = { columns: Columns<Row> };

function TableHeadView<Row extends object>({ columns }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        <col style={{ width: NUMBER_WIDTH }} />
        {columns.map((column, index) => (
          <col key={column.id ?? index} style={{ width: column.meta?.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.label}>
            №
          </th>
          {columns.map((column, index) => (
            <th key={column.id ?? index} scope="col" className={cellClass(styles.label, column.meta)}>
              {typeof column.header === 'string' && column.header}
              {column.meta?.subheader && <span className={styles.subheader}>{column.meta.subheader}</span>}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Widths and labels of the columns; the labels are sticky. */
export const TableHead = memo(TableHeadView) as typeof TableHeadView;
