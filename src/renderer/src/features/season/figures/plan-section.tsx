import type { Board } from '@/entities/boards.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './figures.module.css';
import { lateOf, shownOf } from './figures.ts';
import { PlannedBar } from './planned-bar.tsx';
import { PROGRESS_SHARES } from './shares.ts';
import type { BoardFigures } from './use-board-figures.ts';
import { usePlanned } from './use-plan.ts';

export type PlanSectionProps = { boards: readonly Board[]; figures: BoardFigures };

/**
 * The whole review as one bar, from the counts, with a mark up to where it should be done by the working days that are
 * over, and how many decisions are late; for a person who oversees. Nothing while a count is not known.
 */
export function PlanSection({ boards, figures: { part, board, figure } }: PlanSectionProps) {
  const { t } = useT();
  const planned = usePlanned(boards, board.id);
  const parts = PROGRESS_SHARES.map(({ id, shade }) => ({ id, shade, figure: figure(id) }));
  const oversees = part === 'oversees' || part === 'administers';
  if (!oversees || parts.some((one) => one.figure?.state !== 'known')) return null;
  const all = parts.reduce((sum, one) => sum + shownOf(one.figure), 0);
  const late = planned === null ? null : lateOf(all, shownOf(figure('done')), planned);
  return (
    <section aria-label={t('Reja')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('{{n}} ta tashabbus', { n: formatCount(all) })}</h2>
        {late !== null && (
          <p className={styles.plan} data-late={late > 0 || undefined}>
            {late > 0 ? t('Rejadan {{n}} ta orqada', { n: formatCount(late) }) : t("Reja bo'yicha")}
          </p>
        )}
      </header>
      <PlannedBar parts={parts.map((one) => ({ shade: one.shade, value: shownOf(one.figure) }))} planned={planned} />
    </section>
  );
}
