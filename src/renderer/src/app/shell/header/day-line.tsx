import { weekdayOf } from '@/i18n/calendar-words.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './header.module.css';

/** The day above the title of a page about today: "Payshanba, 10.09.2026". */
export function DayLine() {
  const { script } = useT();
  const now = new Date().toISOString();
  const weekday = weekdayOf(now, script);
  return <p className={styles.day}>{`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDate(now)}`}</p>;
}
