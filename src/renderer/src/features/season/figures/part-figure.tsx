import { Link } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { CountReading } from '@/kit/readings/reading.ts';
import { FigureNumber } from './figure-number.tsx';
import styles from './figures.module.css';
import { type Figure, figureOfCount } from './figures.ts';

export type PartFigureProps = {
  /** Name behind the number. */
  label: Text;
  /** Address of the counted initiatives. Default: none, as the list has no filter for them. */
  to?: string | null;
} & ({ figure: Figure } | { count: CountReading });

/** A number with its name in a line; a link to what it counts. */
export function PartFigure({ label, to = null, ...rest }: PartFigureProps) {
  const { t } = useT();
  const figure = 'figure' in rest ? rest.figure : figureOfCount(rest.count);
  const words = (
    <>
      <strong>
        <FigureNumber figure={figure} />
      </strong>{' '}
      {t(label)}
    </>
  );
  return to !== null && figure.state === 'known' ? (
    <Link className={styles.link} to={to}>
      {words}
    </Link>
  ) : (
    <span className={styles.plain}>{words}</span>
  );
}
