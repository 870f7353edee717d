import { formatMoney } from '@/i18n/formats.ts';
import styles from './cells.module.css';
import { shortened } from './shortened.ts';

/** Shown for a missing value. */
const NOTHING = '—';

// Plain functions, not components: a table calls these for every cell (see `data-table/table-row.tsx`).

/** A cell with one value, at most two lines. */
export const lines = (value: string | null | undefined) => (
  <span className={styles.lines} data-cut>
    {value || NOTHING}
  </span>
);

/** A cell with the value that identifies the row to people, at most two lines. */
export const topic = (value: string | null | undefined) => (
  <span className={styles.topic} data-cut>
    {value || NOTHING}
  </span>
);

/** A cell with a remark, at most two lines. */
export const remark = (value: string | null | undefined) => (
  <span className={styles.remark} data-cut>
    {value || NOTHING}
  </span>
);

/** A cell with two values, one per line, the second quieter. */
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

/** A cell with the value that identifies the row to people and, below, a quieter one, a line each. */
export const topicPair = (first: string | null | undefined, second: string | null | undefined) => (
  <>
    <span className={`${styles.line} ${styles.named}`} data-cut>
      {first || NOTHING}
    </span>
    <span className={styles.second} data-cut>
      {second || NOTHING}
    </span>
  </>
);

/** A cell with the beginning of a text, at most `most` characters; the whole text on hover. */
export const brief = (value: string | null | undefined, most: number) => (
  <span className={styles.line} {...cutAt(value, most)} />
);

/** A cell with the beginnings of two texts, one per line, the second quieter; each text as a whole on hover. */
export const briefPair = (first: string | null | undefined, second: string | null | undefined, most: number) => (
  <>
    <span className={styles.line} {...cutAt(first, most)} />
    <span className={styles.second} {...cutAt(second, most)} />
  </>
);

/** The props of an element with a cut text. */
function cutAt(value: string | null | undefined, most: number) {
  const text = value || NOTHING;
  const children = shortened(text, most);
  return { children, 'data-cut': true, ...(children !== text && { 'data-full': text }) };
}

/** A cell with two figures, one per line, the second quieter. */
export const figurePair = (first: string, second: string) => (
  <>
    <span className={styles.first}>{first}</span>
    <span className={styles.second}>{second}</span>
  </>
);

/** A cell with the amount requested and, below, the amount granted. */
export const moneyPair = (asked: number | null, granted: number | null) => (
  <>
    <span className={styles.first}>{formatMoney(asked)}</span>
    <span className={granted ? styles.granted : styles.second}>{formatMoney(granted)}</span>
  </>
);
