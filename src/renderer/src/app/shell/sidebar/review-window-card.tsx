import { useQuery } from '@tanstack/react-query';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { useReviewWindow } from '@/entities/use-review-window.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { initiativeScreens } from '../../menu/initiatives.ts';
import { mayOpen } from '../../menu/screen.ts';
import styles from './review-window-card.module.css';

const NONE: readonly Board[] = [];

/** Days left to review initiatives; shown to roles that see initiatives, while a review window is open. */
export function ReviewWindowCard() {
  const { t } = useT();
  const me = useMe();
  const boards = useQuery({
    ...boardsQuery(me),
    enabled: initiativeScreens.some((screen) => screen.menu && mayOpen(me.role, screen)),
  });
  const open = useReviewWindow(boards.data ?? NONE);
  if (!open) return null;
  const { board, daysLeft, end, share } = open;

  return (
    <section className={styles.review}>
      <div className={styles.reviewHead}>
        <span className={styles.reviewTitle}>
          {t('{{season}}-mavsum, {{year}} yil', { season: board.season ?? '—', year: board.year ?? '—' })}
        </span>
        <span className={styles.reviewEnd}>{t('{{date}} gacha', { date: formatDate(end) })}</span>
      </div>
      <p className={styles.reviewLeft}>
        {daysLeft > 0
          ? t("Ko'rib chiqish davri: {{days}} kun qoldi", { days: daysLeft })
          : t("Ko'rib chiqish davri bugun tugaydi")}
      </p>
      <div className={styles.reviewBar} aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </section>
  );
}
