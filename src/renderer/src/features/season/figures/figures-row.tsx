import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { FigureNumber } from './figure-number.tsx';
import styles from './figures.module.css';
import type { RowFigure } from './figures.ts';
import { listOf, waitingAt } from './links.ts';
import { DONE_PARTS, PROPOSED_PARTS } from './shares.ts';
import { SmallParts } from './small-parts.tsx';
import type { BoardFigures } from './use-board-figures.ts';

/** The figures of a person who only oversees: the progress of the review, and the office's other pending work. */
export function FiguresRow({ figures, more }: { figures: BoardFigures; more: readonly RowFigure[] }) {
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
          {to !== null && one.state === 'known' ? (
            <Link to={to} state={state}>
              {t(label)}
            </Link>
          ) : (
            <span className={styles.plain}>{t(label)}</span>
          )}
          <div>{below}</div>
        </li>
      ))}
    </ul>
  );
}
