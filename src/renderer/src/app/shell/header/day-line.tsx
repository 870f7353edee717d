import { useInterval } from '@mantine/hooks';
import { useReducer } from 'react';
import { weekdayOf } from '@/i18n/calendar-words.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './header.module.css';

/** Interval for checking the day, in ms: the window may stay open past midnight. */
const LOOK_MS = 60_000;

/** The day above the title of a page about today: "Payshanba, 10.09.2026". */
export function DayLine() {
  const { script } = useT();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useInterval(look, LOOK_MS, { autoInvoke: true });
  const now = new Date().toISOString();
  const weekday = weekdayOf(now, script);
  return <p className={styles.day}>{`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDate(now)}`}</p>;
}
