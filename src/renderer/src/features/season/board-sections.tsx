import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Board } from '@/entities/boards.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FigureNumber } from './figures/figure-number.tsx';
import styles from './figures/figures.module.css';
import { type RowFigure, shownOf } from './figures/figures.ts';
import { listOf, waitingAt } from './figures/links.ts';
import { PartFigure } from './figures/part-figure.tsx';
import { PlanSection } from './figures/plan-section.tsx';
import { PlannedBar } from './figures/planned-bar.tsx';
import { ReturnedRows } from './figures/returned-rows.tsx';
import { DONE_PARTS, PROGRESS_SHARES, PROPOSED_PARTS, sharesOf } from './figures/shares.ts';
import { SmallParts } from './figures/small-parts.tsx';
import type { BoardFigures } from './figures/use-board-figures.ts';
import { WaitingRows } from './figures/waiting-rows.tsx';
import { WaitsPanel } from './figures/waits-panel.tsx';
import { WindowPanel } from './figures/window-panel.tsx';
import { ProgressSection } from './progress-section.tsx';

export type BoardSectionsProps = {
  boards: readonly Board[];
  figures: BoardFigures;
  /** Number of today's decisions; null where unknown. */
  today: number | null;
  /** Figures other than those of the review. */
  more: readonly RowFigure[];
  /** Unfinished work, above what waits. */
  children: ReactNode;
};

/** The desk's sections about the review: deadline, progress, returned initiatives, and those that wait. */
export const BoardSections = ({ boards, figures, today, more, children }: BoardSectionsProps) => (
  <>
    <WaitsPanel figures={figures} />
    <FiguresRow figures={figures} more={more} />
    <WindowPanel boards={boards} figures={figures} today={today} />
    <ShareBar figures={figures} />
    <PlanSection boards={boards} figures={figures} />
    {(figures.part === 'oversees' || figures.part === 'administers') && (
      <ProgressSection
        boards={boards}
        board={figures.board.id}
        total={totalOf(figures)}
        country={figures.part === 'administers'}
      />
    )}
    <ReturnedRows figures={figures} />
    {children}
    <WaitingRows figures={figures} />
  </>
);

/** Number of the board's initiatives, by the figures; null while one of these is unknown. */
function totalOf({ figure }: BoardFigures): number | null {
  let total = 0;
  for (const { id } of PROGRESS_SHARES) {
    const one = figure(id);
    if (one?.state !== 'known') return null;
    total += one.value;
  }
  return total;
}

/** The figures of a person who only oversees: the progress of the review, and the office's other pending work. */
function FiguresRow({ figures, more }: { figures: BoardFigures; more: readonly RowFigure[] }) {
  const { t } = useT();
  const { part, board, figure } = figures;
  if (part !== 'oversees' && part !== 'administers') return null;
  const own = (id: 'notSeen' | 'withDistrict' | 'returned' | 'done', rest: Omit<RowFigure, 'id' | 'figure'>) => {
    const one = figure(id);
    return one ? [{ id, figure: one, ...rest }] : [];
  };
  const rows: readonly RowFigure[] = [
    // No initiative waits for a person who only oversees: the list of all undecided initiatives comes nearest.
    ...own('notSeen', {
      label: "ko'rilmagan",
      to: part === 'administers' ? waitingAt(board.id) : listOf(board.id, 'initial'),
    }),
    ...own('withDistrict', {
      label: "tuman tasdig'ida",
      to: null,
      below: <SmallParts figures={figures} counts={PROPOSED_PARTS} />,
    }),
    ...own('returned', { label: 'moderatorga qaytgan', to: listOf(board.id, 'returned') }),
    ...own('done', { label: 'yakunlangan', to: null, below: <SmallParts figures={figures} counts={DONE_PARTS} /> }),
    ...more,
  ];
  return (
    <ul className={styles.figures} aria-label={t('Sonlar')}>
      {rows.map(({ id, label, figure: one, to, state, below }) => (
        <li key={id}>
          <p className={styles.number}>
            <FigureNumber figure={one} />
          </p>
          <span data-shade={PROGRESS_SHARES.find((share) => share.id === id)?.shade}>
            {to !== null && one.state === 'known' ? (
              <Link to={to} state={state}>
                {t(label)}
              </Link>
            ) : (
              <span className={styles.plain}>{t(label)}</span>
            )}
          </span>
          <div>{below}</div>
        </li>
      ))}
    </ul>
  );
}

/** The initiatives of the district as one bar in shades: done, with somebody else, waiting for this person. */
function ShareBar({ figures }: { figures: BoardFigures }) {
  const { t } = useT();
  const { part, board, figure } = figures;
  const all = figure('all');
  if (!all) return null;
  const shares = sharesOf(part);
  const known = shares.map(({ id }) => figure(id)).every((one) => one?.state === 'known');
  return (
    <section className={styles.shares} aria-label={t('Tumandagi tashabbuslar')}>
      <h2 className={styles.title}>
        {all.state === 'known' ? (
          t('Tumandagi {{n}} ta tashabbus', { n: formatCount(all.value) })
        ) : (
          <>
            {t('Tumandagi tashabbuslar')} <FigureNumber figure={all} />
          </>
        )}
      </h2>
      <div className={styles.shareBar}>
        <PlannedBar
          parts={known ? shares.map(({ id, shade }) => ({ shade, value: shownOf(figure(id)) })) : []}
          planned={null}
        />
      </div>
      <ul className={styles.legend}>
        {shares.map(({ id, shade, label, counts }) => {
          const one = figure(id);
          return (
            one && (
              <li key={id} data-shade={shade}>
                <PartFigure figure={one} label={label} to={id === 'waits' ? waitingAt(board.id) : null} />
                <SmallParts figures={figures} counts={counts} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
