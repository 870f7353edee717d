import { useT } from '@/i18n/use-t.ts';
import type { UnreadRow } from '../page.ts';
import styles from './data-table.module.css';

export type UnreadRowsProps = {
  unread: readonly UnreadRow[];
  /** Number of the first row of the page, from 1. */
  firstNumber: number;
  /** Columns of the table, that of the row number not counted. */
  span: number;
};

/** The place of rows that came and could not be read: their number stays, so that the others keep theirs. */
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
