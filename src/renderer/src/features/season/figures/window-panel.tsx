import { IconCheck } from '@tabler/icons-react';
import type { Board } from '@/entities/boards.ts';
import { useReviewWindow } from '@/entities/use-review-window.ts';
import { formatCount, formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './figures.module.css';
import { paceOf } from './figures.ts';
import type { BoardFigures } from './use-board-figures.ts';

export type WindowPanelProps = {
  boards: readonly Board[];
  figures: BoardFigures;
  /** Number of today's decisions; null where unknown. */
  today: number | null;
};

/** Time left for the review, and the decisions per day needed to finish in time. */
export function WindowPanel({ boards, figures, today }: WindowPanelProps) {
  const { t } = useT();
  const open = useReviewWindow(boards);
  if (!open) return <p className={styles.noWindow}>{t("Hozir ko'rib chiqish davri emas")}</p>;
  const { board, daysLeft, workDaysLeft, end, share } = open;
  const waiting = figures.figure('waits') ?? figures.figure('notSeen');
  // The figures are of the board in view, which may not be the board of the review window.
  const isOfBoard = board.id === figures.board.id && waiting?.state === 'known';
  const pace = isOfBoard ? paceOf(waiting.value, workDaysLeft.count) : null;
  const decides = figures.figure('waits') !== null && today !== null;
  return (
    <section className={styles.window}>
      <p className={styles.windowHead}>
        <strong>
          {daysLeft > 0
            ? t("Ko'rib chiqish davri: {{days}} kun qoldi", { days: daysLeft })
            : t("Ko'rib chiqish davri bugun tugaydi")}
        </strong>{' '}
        <span>
          {t('{{season}}-mavsum, {{year}} yil', { season: board.season ?? '—', year: board.year ?? '—' })} ·{' '}
          {t('{{date}} gacha', { date: formatDate(end) })} ·{' '}
          {t(workDaysLeft.about ? 'taxminan {{n}} ish kuni' : '{{n}} ish kuni', { n: formatCount(workDaysLeft.count) })}
        </span>
      </p>
      {pace !== null && (
        <p className={styles.pace}>
          {decides
            ? t('Ulgurish uchun kuniga {{n}} ta · bugun {{m}} ta', { n: formatCount(pace), m: formatCount(today) })
            : t('Ulgurish uchun kuniga {{n}} ta', { n: formatCount(pace) })}
          {decides && today >= pace && <IconCheck size={15} stroke={2} aria-hidden />}
        </p>
      )}
      <div className={styles.windowBar} aria-hidden>
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </section>
  );
}
