import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { listsOneDistrict } from '@/domains/initiative/model/access.ts';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { subStageMarks } from '@/domains/initiative/parts/sub-stage-mark.tsx';
import { useSimilarAmong } from '@/domains/initiative/similar/use-similar-among.ts';
import { useToday } from '@/entities/today.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { useMe } from '@/session/session.ts';
import deskTable from '../desk-table.module.css';
import figureStyles from './figures.module.css';
import { listOf, undecidedAt, waitingAt, waitingOneAt } from './links.ts';
import type { BoardFigures } from './use-board-figures.ts';
import { daysWaiting, type WaitingCount, type WaitingRow, waitingRows } from './waiting.ts';
import styles from './waiting-rows.module.css';

/** The first initiatives that wait, each a way into the review desk. Nothing without any. */
export function WaitingRows({ figures: { part, board, figure, readings } }: { figures: BoardFigures }) {
  const { t, tr } = useT();
  const { role } = useMe();
  const today = useToday();
  const subStageMark = useMemo(() => subStageMarks(t), [t]);
  const { rows, read } = useWaiting(part, readings.of);
  const shown = useMemo(() => rows.map(({ initiative }) => initiative), [rows]);
  const similar = useSimilarAmong(board.id, shown, read);
  if (rows.length === 0) return null;
  const decides = part !== 'oversees' && part !== 'administers';
  const title = part === 'confirms' || part === 'decides' ? 'Navbatda' : "Ko'rilmagan";
  const all = figure(title === 'Navbatda' ? 'waits' : 'notSeen');
  const wayTo = ({ initiative, row }: WaitingRow) =>
    decides ? waitingOneAt(board.id, initiative.id) : undecidedAt(board.id, initiative.id, row);
  return (
    <section className={figureStyles.section} aria-label={t(title)}>
      <header className={figureStyles.head}>
        <h2 className={figureStyles.title}>
          {t(title)} <span>{all?.state === 'known' && formatCount(all.value)}</span>
        </h2>
        {all?.state === 'known' && all.value > rows.length && (
          <Link to={decides ? waitingAt(board.id) : listOf(board.id, 'initial')}>
            {t('Yana {{count}} ta', { count: formatCount(all.value - rows.length) })}
          </Link>
        )}
      </header>
      <table className={`${deskTable.root} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('Mavzu')}</th>
            <th scope="col">{t(listsOneDistrict(role) ? 'Mahalla' : 'Tuman')}</th>
            <th scope="col">{t("So'ralgan, so'm")}</th>
            <th scope="col">{t('Kutmoqda')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <DrawnRecord key={one.initiative.id} of={one.initiative} id={one.initiative.public_id} place={inRow}>
              {() => rowOf(one)}
            </DrawnRecord>
          ))}
        </tbody>
      </table>
    </section>
  );

  function rowOf(one: WaitingRow) {
    const { initiative } = one;
    const { district_title, quarter_title } = initiative;
    const place = [listsOneDistrict(role) ? null : tr(district_title), tr(quarter_title)].filter(Boolean).join(', ');
    const days = daysWaiting(initiative, today);
    const alike = similar.get(initiative.id) ?? 0;
    return (
      <tr data-desk-row>
        <th scope="row">
          <div className={styles.first}>
            <Link to={wayTo(one)}>{tr(topicOf(initiative)) || t('Sarlavhasiz tashabbus')}</Link>
            {part === 'confirms' && subStageMark(initiative)}
            {alike > 0 && <span className={styles.alike}>{t("{{n}} ta o'xshash", { n: formatCount(alike) })}</span>}
          </div>
        </th>
        <td>{place || '—'}</td>
        <td>{formatMoney(initiative.requested_amount)}</td>
        <td>{days === null ? '—' : t('{{n}} kun', { n: formatCount(days) })}</td>
      </tr>
    );
  }
}

const inRow = (said: ReactNode) => (
  <tr>
    <td colSpan={4}>{said}</td>
  </tr>
);

const NONE: readonly Initiative[] = [];

/** The waiting rows, and all initiatives that came with their counts; the same objects until they are read again. */
function useWaiting(part: BoardFigures['part'], of: BoardFigures['readings']['of']) {
  // Read by the schema of initiatives (`initiativeCountQuery`).
  const rowsOf = (id: WaitingCount) => {
    const reading = of(id);
    return reading.state === 'known' ? (reading.rows as readonly Initiative[]) : NONE;
  };
  const [initial, accepted, denied] = [rowsOf('initial'), rowsOf('accepted'), rowsOf('denied')];
  return useMemo(
    () => ({ rows: waitingRows(part, { initial, accepted, denied }), read: [...initial, ...accepted, ...denied] }),
    [part, initial, accepted, denied],
  );
}
