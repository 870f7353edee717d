import { useT } from '@/i18n/use-t.ts';
import type { UnreadRow } from '../page.ts';
import styles from './data-table.module.css';

export type UnreadRowsProps = {
  unread: readonly UnreadRow[];
  /** Number of the first row of the page, from 1. */
  firstNumber: number;
  /** Number of columns, not counting the row number. */
  span: number;
};

/** Placeholders of rows that could not be read; each keeps its row number, so that the other numbers do not shift. */
export function UnreadRows({ unread, firstNumber, span }: UnreadRowsProps) {
  const { t } = useT();
  return unread.map(({ index, id }) => (
    <tr key={index} className={styles.unread} data-unread>
      <td className={styles.cell}>
        <span className={styles.number}>{firstNumber + index}</span>
      </td>
      <td className={styles.cell} colSpan={span}>
        {id === null ? t("Bu qatorni o'qib bo'lmadi") : t("Bu qatorni o'qib bo'lmadi (ID {{id}})", { id })}
      </td>
    </tr>
  ));
}
