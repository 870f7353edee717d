import type { JournalEntry } from '@shared/journal.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { figurePair, topicPair } from '@/kit/cells.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { clockOf } from '@/kit/when.ts';
import { lookOf } from './actions.ts';
import { isoOf } from './days.ts';
import { detailOf, outcomeWords, titleOf } from './entry-words.ts';
import styles from './journal.module.css';
import { outcomeMark } from './outcome-mark.tsx';
import type { SubjectOf } from './report.ts';

const column = createAppColumnHelper<JournalEntry>();

export type ColumnsOptions = {
  subjectOf: SubjectOf;
  /** Whether several days are shown, so that a time needs its day. */
  dated: boolean;
  /** The buttons of a row. */
  buttons: (entry: JournalEntry) => ReactNode;
};

/** The columns of the journal. Enter on a row follows the link of its record. */
export function journalColumns(translation: Translation, { subjectOf, dated, buttons }: ColumnsOptions) {
  const { t } = translation;
  return column.columns([
    column.accessor('at', {
      header: t('Vaqt'),
      meta: { width: dated ? 96 : 68, figures: true },
      cell: ({ getValue }) =>
        dated ? figurePair(clockOf(getValue()), formatDate(isoOf(getValue()))) : clockOf(getValue()),
    }),
    column.display({
      id: 'action',
      header: t('Amal'),
      meta: { width: 'clamp(180px, 19cqw, 240px)' },
      cell: ({ row: { original } }) => {
        const { label, icon: Sign, tone } = lookOf(original);
        return (
          <span className={styles.action} data-tone={tone}>
            <Sign size={16} stroke={1.8} aria-hidden />
            <span className={styles.label}>{t(label)}</span>
          </span>
        );
      },
    }),
    column.display({
      id: 'subject',
      header: t('Tashabbus'),
      cell: ({ row: { original } }) => {
        const words = topicPair(titleOf(original, translation), detailOf(original, translation));
        const address = subjectOf(original).addressOf(original);
        return address === null ? (
          words
        ) : (
          <Link className={styles.link} to={address} data-row-open>
            {words}
          </Link>
        );
      },
    }),
    column.display({
      id: 'outcome',
      header: t('Platforma javobi'),
      meta: { width: 'clamp(160px, 20cqw, 260px)' },
      cell: ({ row: { original } }) => outcomeMark(original, outcomeWords(original, subjectOf(original), translation)),
    }),
    column.display({
      id: 'buttons',
      header: t('Amallar'),
      meta: { width: 208, align: 'end' },
      // Keyed by row, as a busy button must not carry over to another row.
      cell: ({ row }) => (
        <span key={row.id} className={styles.buttons}>
          {buttons(row.original)}
        </span>
      ),
    }),
  ]);
}
