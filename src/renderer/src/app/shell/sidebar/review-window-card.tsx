import { useQuery } from '@tanstack/react-query';
import { boardsQuery } from '@/entities/boards.ts';
import { reviewWindow } from '@/entities/review-window.ts';
import { useToday } from '@/entities/today.ts';
import { formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { initiativeScreens } from '../../menu/initiatives.ts';
import { mayOpen } from '../../menu/screen.ts';
import styles from './review-window-card.module.css';

/** Days left to review initiatives; shown to roles that see initiatives, while a review window is open. */
export function ReviewWindowCard() {
  const { t } = useT();
  const me = useMe();
  const today = useToday();
  const boards = useQuery({
    ...boardsQuery(me),
    enabled: initiativeScreens.some((screen) => screen.menu && mayOpen(me.role, screen)),
  });
  const open = boards.data && reviewWindow(boards.data, today);
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
