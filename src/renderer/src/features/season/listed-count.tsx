import { formatCount } from '@/i18n/formats.ts';
import styles from './season.module.css';

export type ListedCountProps = {
  label: string;
  count: number;
  /** Opens what is counted. Default: it is not known. */
  onList: (() => void) | undefined;
};

/** A number that opens what it counts. */
export function ListedCount({ label, count, onList }: ListedCountProps) {
  if (!onList || count === 0) return formatCount(count);
  return (
    <button type="button" className={styles.number} aria-label={`${label}, ${formatCount(count)}`} onClick={onList}>
      {formatCount(count)}
    </button>
  );
}
