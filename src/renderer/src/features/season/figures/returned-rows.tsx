import { Kbd } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { countQuery, RETURNED_SHOWN } from './count-calls.ts';
import styles from './figures.module.css';
import { listOf, returnedAt } from './links.ts';
import type { BoardFigures } from './use-board-figures.ts';

const NONE: readonly Initiative[] = [];

/** The first initiatives returned by the district, with its comments; the digits beside them open them. Nothing without any. */
export function ReturnedRows({ figures: { part, board } }: { figures: BoardFigures }) {
  const { t, tr } = useT();
  const navigate = useNavigate();
  // Fetched with the figures.
  const { data } = useQuery({ ...countQuery(part, board.id, 'returned'), enabled: false });
  const isShown = part !== 'confirms' && part !== 'decides';
  const rows = isShown ? (data?.rows.slice(0, RETURNED_SHOWN) ?? NONE) : NONE;
  const open = (index: number) => {
    const row = rows[index];
    if (!row) return false;
    return navigate(returnedAt(board.id, row.id, index));
  };
  useCommands(
    rows.length > 0
      ? [
          {
            id: 'own-desk.returned',
            title: 'Tumandan qaytganini ochish',
            where: 'Ish stolida',
            keys: rows.flatMap((_, index) => [`Digit${index + 1}`, `Numpad${index + 1}`]),
            run: (event) => open(event ? Number(event.code.slice(-1)) - 1 : 0),
          },
        ]
      : [],
  );
  const [first] = rows;
  if (!first || !data) return null;
  return (
    <section className={styles.section} aria-label={t('Tumandan qaytgan')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('Tumandan qaytgan')} <span>{formatCount(data.total)}</span>
        </h2>
        <Link to={returnedAt(board.id, first.id, 0)}>{t('Shulardan boshlash')}</Link>
      </header>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <DrawnRecord of={row} id={row.public_id ?? row.id}>
              {() => (
                <Link className={styles.row} to={returnedAt(board.id, row.id, index)} data-desk-row>
                  <Kbd aria-hidden>{index + 1}</Kbd>
                  <span className={styles.topic}>{tr(topicOf(row)) || t('Sarlavhasiz tashabbus')}</span>
                  <span className={styles.said}>{tr(row.moderation_sub_stage_comment)}</span>
                  <IconChevronRight size={16} stroke={1.7} aria-hidden />
                </Link>
              )}
            </DrawnRecord>
          </li>
        ))}
      </ul>
      {data.total > rows.length && (
        <Link className={styles.more} to={listOf(board.id, 'returned')}>
          {t('Yana {{count}} ta', { count: formatCount(data.total - rows.length) })}
        </Link>
      )}
    </section>
  );
}
