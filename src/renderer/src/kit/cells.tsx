import { formatMoney } from '@/i18n/formats.ts';
import styles from './cells.module.css';

/** What stands where a value is missing. */
const NOTHING = '—';

// Plain functions, not components: a table calls them for every cell (see `data-table/table-row.tsx`).

/** One value in two lines at most. */
export const lines = (value: string | null | undefined) => (
  <span className={styles.lines} data-cut>
    {value || NOTHING}
  </span>
);

/** The value that a row is recognised by, in two lines at most. */
export const topic = (value: string | null | undefined) => (
  <span className={styles.topic} data-cut>
    {value || NOTHING}
  </span>
);

/** A remark in two lines at most. */
export const remark = (value: string | null | undefined) => (
  <span className={styles.remark} data-cut>
    {value || NOTHING}
  </span>
);

/** Two values, the second one quieter. */
export const pair = (first: string | null | undefined, second: string | null | undefined) => (
  <>
    <span className={styles.line} data-cut>
      {first || NOTHING}
    </span>
    <span className={styles.second} data-cut>
      {second || NOTHING}
    </span>
  </>
);

/** Two figures, the second one quieter. */
export const figurePair = (first: string, second: string) => (
  <>
    <span className={styles.first}>{first}</span>
    <span className={styles.second}>{second}</span>
  </>
);

/** An amount asked for and, below it, the amount granted. */
export const moneyPair = (asked: number | null, granted: number | null) => (
  <>
    <span className={styles.first}>{formatMoney(asked)}</span>
    <span className={granted ? styles.granted : styles.second}>{formatMoney(granted)}</span>
  </>
);
