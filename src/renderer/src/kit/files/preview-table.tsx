import type { SheetPreview } from '@shared/files.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCutTooltip } from '../data-table/cut-tooltip.tsx';
import { figureColumns, markedCells, rowNumbers } from './preview-cells.ts';
import styles from './preview-table.module.css';
import { columnLetters } from './texts.ts';

/** The header and the first rows of a sheet, the first cell of each warning marked. */
export function PreviewTable({ sheet }: { sheet: SheetPreview }) {
  const { t } = useT();
  const cut = useCutTooltip();
  const marked = useMemo(() => markedCells(sheet.warnings), [sheet]);
  const figures = useMemo(() => figureColumns(sheet.head), [sheet]);
  const numbers = useMemo(() => rowNumbers(sheet), [sheet]);
  const columns = sheet.header.map((title, index) => ({
    title,
    letters: columnLetters(index),
    figures: figures.has(index) || undefined,
  }));
  const hidden = sheet.columns - columns.length;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.viewport} aria-label={sheet.name} tabIndex={0} {...cut.handlers}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {t('Qator')}
            </th>
            {columns.map((column) => (
              <th
                key={column.letters}
                className={styles.head}
                scope="col"
                data-figures={column.figures}
                data-marked={marked.has(`${column.letters}${numbers.header}`) || undefined}
              >
                <span className={styles.value} data-cut>
                  {column.title || '—'}
                </span>
              </th>
            ))}
            {hidden > 0 && (
              <th className={styles.head} scope="col">
                {t('yana {{count}} ustun', { count: formatCount(hidden) })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sheet.head.map((cells, index) => {
            const row = numbers.rows[index] ?? null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a preview never change places
              <tr key={index}>
                <td className={styles.number}>{row}</td>
                {columns.map((column, at) => {
                  const suspect = row !== null && marked.has(`${column.letters}${row}`);
                  return (
                    <td
                      key={column.letters}
                      className={styles.cell}
                      data-figures={column.figures}
                      data-marked={suspect || undefined}
                    >
                      <span className={styles.value} data-cut>
                        {suspect && <IconAlertTriangle className={styles.sign} size={14} aria-hidden />}
                        {cells[at] || '—'}
                      </span>
                    </td>
                  );
                })}
                {hidden > 0 && <td className={styles.cell} />}
              </tr>
            );
          })}
        </tbody>
      </table>
      {cut.tooltip}
    </section>
  );
}
