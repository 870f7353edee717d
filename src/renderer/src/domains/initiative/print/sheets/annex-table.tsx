import type { ReactNode } from 'react';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { type Sums, sumsOf } from '../paper/annex.ts';
import type { Widths } from '../paper/column-widths.ts';
import type { PaperRow } from '../paper/job.ts';
import styles from './annex.module.css';

/** Number of columns. */
const COLUMNS = 8;

export type AnnexTableProps = {
  rows: readonly PaperRow[];
  /** Number of the first row, from 1. */
  first: number;
  /** All rows of the list, to show their sums below the sheet's sums. Default: no such sums. */
  all?: readonly PaperRow[] | undefined;
  /** Widths of the columns, in px. Default: equal, until they are measured. */
  widths?: Widths | undefined;
};

/** Rows of the annex with their numbers and sums. */
export function AnnexTable({ rows, first, all, widths = [] }: AnnexTableProps) {
  const { t, tr } = useT();
  return (
    <table className={styles.table}>
      <colgroup>
        {widths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
          <col key={index} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th>№</th>
          <th>{t('ID')}</th>
          <th>{t('Mahalla')}</th>
          <th>{t('Tashabbus')}</th>
          <th className={styles.sum}>{t("So'ralgan, so'm")}</th>
          <th className={styles.sum}>{t("Ajratilgan, so'm")}</th>
          <th>{t('Qaror')}</th>
          <th>{t('Izoh')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an id may be missing; a row is named by its number.
          <DrawnRecord key={index} of={row} id={row.public_id} place={(said) => undrawnRow(first + index, said)}>
            {() => (
              <tr data-row>
                <td>{first + index}</td>
                <td>{row.public_id ?? '—'}</td>
                <td>{tr(row.quarter) || '—'}</td>
                <td>{tr(row.topic) || '—'}</td>
                <td className={styles.sum}>{formatMoney(row.requested)}</td>
                <td className={styles.sum}>{formatMoney(row.granted)}</td>
                <td className={styles.verdict}>
                  {t(row.verdict === 'accepted' ? 'Qabul' : 'Rad')}
                  {!row.final && <small className={styles.proposed}>{t('Moderator').toLowerCase()}</small>}
                </td>
                <td>{tr(row.comment)}</td>
              </tr>
            )}
          </DrawnRecord>
        ))}
      </tbody>
      <tfoot>
        <SumsRow sums={sumsOf(rows)} of="sheet" />
        {all && <SumsRow sums={sumsOf(all)} of="list" />}
      </tfoot>
    </table>
  );
}

/** A row that cannot be drawn keeps its number, and the sums its amounts. */
const undrawnRow = (number: number, said: ReactNode) => (
  <tr data-row>
    <td>{number}</td>
    <td colSpan={COLUMNS - 1}>{said}</td>
  </tr>
);

function SumsRow({ sums, of }: { sums: Sums; of: 'sheet' | 'list' }) {
  const { t } = useT();
  const values = { n: formatCount(sums.n), a: formatCount(sums.accepted), r: formatCount(sums.rejected) };
  return (
    <tr className={styles.sums} data-sums={of}>
      <td colSpan={4}>
        {of === 'sheet'
          ? t('Shu varaqda: {{n}} ta, {{a}} qabul, {{r}} rad', values)
          : t('Jami: {{n}} ta, {{a}} qabul, {{r}} rad', values)}
        {sums.proposed > 0 && `, ${t('shundan faqat moderator qarori: {{p}} ta', { p: formatCount(sums.proposed) })}`}
      </td>
      <td className={styles.sum}>{formatMoney(sums.requested)}</td>
      <td className={styles.sum}>{formatMoney(sums.granted)}</td>
      <td colSpan={2} />
    </tr>
  );
}
