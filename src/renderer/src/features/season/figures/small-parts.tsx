import { Link } from 'react-router';
import { subStagesFor } from '@/domains/initiative/model/access.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useMe } from '@/session/session.ts';
import { COUNTS, COUNTS_OF } from './counts.ts';
import styles from './figures.module.css';
import { listOf } from './links.ts';
import type { SmallPart } from './shares.ts';
import type { BoardFigures } from './use-board-figures.ts';

export type SmallPartsProps = { figures: BoardFigures; counts: readonly SmallPart[] };

/** The counts that make up a figure, each a link to its list; plain where this person's list has no such filter. */
export function SmallParts({ figures: { part, board, readings }, counts }: SmallPartsProps) {
  const { t } = useT();
  const { role } = useMe();
  const shown = counts.filter(({ count }) => COUNTS_OF[part].includes(count));
  return (
    <span className={styles.small}>
      {shown.map(({ count, label }) => {
        const reading = readings.of(count);
        if (reading.state !== 'known' || (count === 'winners' && reading.total === 0)) return null;
        const words = t(label, { n: formatCount(reading.total) });
        const { sub_stage } = COUNTS[count];
        const isFilter = sub_stage === 'ALL' || subStagesFor(role).includes(sub_stage);
        return isFilter ? (
          <Link key={count} to={listOf(board.id, count)}>
            {words}
          </Link>
        ) : (
          <span key={count}>{words}</span>
        );
      })}
    </span>
  );
}
