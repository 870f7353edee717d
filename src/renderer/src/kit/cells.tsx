import { formatMoney } from '@/i18n/formats.ts';
import styles from './cells.module.css';
import { shortened } from './shortened.ts';

/** Shown for a missing value. */
const NOTHING = '—';
/** Letters that are drawn of a value, with a mark where it is cut: more than two lines hold, or a tooltip. */
const MOST_LETTERS = 2_000;

const drawn = (value: string | null | undefined): string => shortened(value || NOTHING, MOST_LETTERS);

// Plain functions, not components: a table calls these for every cell (see `data-table/table-row.tsx`).

/** A cell with one value, at most two lines. */
export const lines = (value: string | null | undefined) => (
  <span className={styles.lines} data-cut>
    {drawn(value)}
  </span>
);

/** A cell with the value that identifies the row to people, at most two lines. */
export const topic = (value: string | null | undefined) => (
  <span className={styles.topic} data-cut>
    {drawn(value)}
  </span>
);

/** A cell with a remark, at most two lines. */
export const remark = (value: string | null | undefined) => (
  <span className={styles.remark} data-cut>
    {drawn(value)}
  </span>
);

/** A cell with two values, one per line, the second quieter. */
export const pair = (first: string | null | undefined, second: string | null | undefined) => (
  <>
    <span className={styles.line} data-cut>
      {drawn(first)}
    </span>
    <span className={styles.second} data-cut>
      {drawn(second)}
    </span>
  </>
);

/** A cell with the value that identifies the row to people and, below, a quieter one, a line each. */
export const topicPair = (first: string | null | undefined, second: string | null | undefined) => (
  <>
    <span className={`${styles.line} ${styles.named}`} data-cut>
      {drawn(first)}
    </span>
    <span className={styles.second} data-cut>
      {drawn(second)}
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
  const text = drawn(value);
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
