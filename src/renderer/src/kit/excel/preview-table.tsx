import { columnLetters } from '@shared/column-letters.ts';
import type { SheetPreview } from '@shared/files.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCutTooltip } from '../data-table/cut-tooltip.tsx';
import { shortened } from '../shortened.ts';
import { figureColumns, markedCells } from './preview-cells.ts';
import styles from './preview-table.module.css';

/** Most columns shown: more would block the window during layout, and would not be read. */
const MOST_COLUMNS = 20;
/** Most characters rendered per cell: more than the widest cell fits, and each costs layout. */
const MOST_CHARACTERS = 120;

export type PreviewTableProps = {
  sheet: SheetPreview;
  /** Number of rows to show. */
  rows: number;
};

/** The header and the first rows of a sheet, the first cell of each warning marked. */
export function PreviewTable({ sheet, rows }: PreviewTableProps) {
  const { t } = useT();
  const cut = useCutTooltip();
  const marked = useMemo(() => markedCells(sheet.warnings), [sheet]);
  const figures = useMemo(() => figureColumns(sheet.head), [sheet]);
  const columns = sheet.header.slice(0, MOST_COLUMNS).map((title, index) => ({
    title,
    letters: columnLetters(index),
    figures: figures.has(index) || undefined,
  }));
  const hidden = sheet.columns - columns.length;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
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
                data-marked={marked.has(`${column.letters}${sheet.headerRow}`) || undefined}
              >
                <Value text={column.title || '—'} />
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
          {sheet.head.slice(0, rows).map((cells, index) => {
            const row = sheet.headRows[index];
            return (
              <tr key={row}>
                <td className={styles.number}>{row}</td>
                {columns.map((column, at) => {
                  const suspect = marked.has(`${column.letters}${row}`);
                  return (
                    <td
                      key={column.letters}
                      className={styles.cell}
                      data-figures={column.figures}
                      data-marked={suspect || undefined}
                    >
                      <Value text={cells[at] || '—'} suspect={suspect} />
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

function Value({ text, suspect }: { text: string; suspect?: boolean }) {
  const shown = shortened(text, MOST_CHARACTERS);
  return (
    <span className={styles.value} data-cut data-full={shown === text ? undefined : text}>
      {suspect && <IconAlertTriangle className={styles.sign} size={14} aria-hidden />}
      {shown}
    </span>
  );
}
