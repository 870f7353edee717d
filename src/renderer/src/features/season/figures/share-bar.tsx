import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { FigureNumber } from './figure-number.tsx';
import styles from './figures.module.css';
import { waitingAt } from './links.ts';
import { PartFigure } from './part-figure.tsx';
import { type Share, sharesOf } from './shares.ts';
import { SmallParts } from './small-parts.tsx';
import type { BoardFigures } from './use-board-figures.ts';

/** The initiatives of the district as one bar in shades: done, with somebody else, waiting for this person. */
export function ShareBar({ figures }: { figures: BoardFigures }) {
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
      <div className={styles.bar} aria-hidden>
        {known && all.state === 'known' && all.value > 0 && shares.map((share) => barOf(share))}
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

  function barOf({ id, shade }: Share) {
    const one = figure(id);
    return one?.state === 'known' && one.value > 0 ? (
      <span key={id} data-shade={shade} style={{ flexGrow: one.value }} />
    ) : null;
  }
}
