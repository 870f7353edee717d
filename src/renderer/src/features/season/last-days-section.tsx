import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayAt } from '@/entities/days.ts';
import { formatCount, formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import { useKept } from '@/kit/keeps/use-kept.ts';
import type { BoardFigures } from './figures/use-board-figures.ts';
import { dayStepsOf, LAST_DAYS, withReading } from './last-days.ts';
import styles from './last-days-section.module.css';

const DAY_MS = 86_400_000;
/** "10.09" of the day. */
const dateOf = (day: number): string => formatDate(new Date(day * DAY_MS).toISOString().slice(0, 10)).slice(0, 5);

/**
 * What was done from day to day, from the figures as they were read on this workstation: no call tells of days. Nothing
 * before the second day.
 */
export function LastDaysSection({ figures }: { figures: BoardFigures }) {
  const { t } = useT();
  const { value: kept } = useKept(LAST_DAYS);
  const board = figures.board.id;
  useKeepDay(figures);
  const steps = kept?.board === board ? dayStepsOf(kept) : [];
  if (steps.length === 0) return null;
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <section aria-label={t('Oxirgi kunlar')}>
      <h2 className={styles.title}>
        {t('Oxirgi kunlar')} <span>{t('yakunlangan')}</span>
      </h2>
      <ul className={styles.days}>
        {steps.map(({ day, over, count }) => (
          <li key={day} title={over > 1 ? t('{{n}} kun ichida', { n: formatCount(over) }) : undefined}>
            <strong>{formatCount(count)}</strong>
            <i style={{ height: `${Math.round((Math.max(0, count) / most) * 100)}%` }} aria-hidden />
            <span>{over > 1 ? `${dateOf(day - over + 1).slice(0, 2)}–${dateOf(day)}` : dateOf(day)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps how much of a board under review is done by now, once all figures have been read: days of one board are kept. */
function useKeepDay({ board, figure, readings }: BoardFigures): void {
  const queries = useQueryClient();
  const done = figure('done');
  const count = done?.state === 'known' ? done.value : null;
  const at = readings.running ? null : readings.at;
  useEffect(() => {
    if (at === null || count === null || board.stage !== 'REVIEW') return;
    const reading = { day: dayAt(at), done: count };
    // Where the kept days cannot be read now, this reading is left out: a later one of the day will be kept.
    changeKept(queries, LAST_DAYS, (kept) => withReading(kept, board.id, reading)).catch(() => undefined);
  }, [queries, board, at, count]);
}
