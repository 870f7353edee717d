import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '../error-number.tsx';
import styles from './data-table.module.css';

export type UndrawnRowProps = {
  id: string;
  /** Index on the page. */
  index: number;
  /** Row number, continued across pages. */
  number: number;
  tabStop: boolean;
  /** Number of columns, not counting the row number. */
  span: number;
  /** Number of the log line. */
  defect: string | undefined;
};

/** In place of a row whose drawing failed: it keeps its number and its place among the keys. */
export function UndrawnRow({ id, index, number, tabStop, span, defect }: UndrawnRowProps) {
  const { t } = useT();
  return (
    <tr className={styles.unread} data-row={index} data-undrawn tabIndex={tabStop ? 0 : -1}>
      <td className={styles.cell}>
        <span className={styles.number}>{number}</span>
      </td>
      <td className={styles.cell} colSpan={span}>
        {t("Bu qatorni ko'rsatib bo'lmadi (ID {{id}})", { id })} <ErrorNumber number={defect} />
      </td>
    </tr>
  );
}

/** In place of the detail of a row whose drawing failed. */
export function UndrawnDetail({ id, defect }: Pick<UndrawnRowProps, 'id' | 'defect'>) {
  const { t } = useT();
  return (
    <p className={styles.undrawn} role="alert">
      {t("Batafsil ma'lumotni ko'rsatib bo'lmadi (ID {{id}})", { id })} <ErrorNumber number={defect} />
    </p>
  );
}
