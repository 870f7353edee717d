import { memo } from 'react';
import { cellClass } from './cell-class.ts';
import styles from './data-table.module.css';
import type { Columns } from './table-hook.ts';
import { NUMBER_WIDTH } from './table-layout.ts';

export type TableHeadProps<Row extends object> = {
  columns: Columns<Row>;
  /** Lines of a row. */
  lines: 1 | 2;
};

function TableHeadView<Row extends object>({ columns, lines }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        <col style={{ width: NUMBER_WIDTH[lines] }} />
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
