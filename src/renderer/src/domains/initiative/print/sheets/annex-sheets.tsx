import { useLayoutEffect, useRef, useState } from 'react';
import { formatCount, formatDate } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Widths } from '../paper/column-widths.ts';
import { rowsOnSheets } from '../paper/flow.ts';
import type { ListJob } from '../paper/job.ts';
import styles from './annex.module.css';
import { AnnexTable } from './annex-table.tsx';
import { measureColumns } from './measure-columns.ts';
import { MeasuredSheet, PrintedSheet, ROOM } from './sheet.tsx';

/** Height of the places for signatures below the table, in px. */
const SIGNS = 120;

export type AnnexSheetsProps = {
  job: Pick<ListJob, 'who' | 'readAt' | 'place' | 'season' | 'rows'>;
  /** Called with the number of sheets once they are laid out. Default: nothing. */
  onLaidOut?: (sheets: number) => void;
  /** Most sheets drawn. Default: all. */
  most?: number;
};

/**
 * The list as an annex to the protocol: rows with sums per sheet and in all, and places for signatures. Columns are as
 * wide as what they hold, on all sheets alike; a row is never cut. The layout is measured: the fonts must be loaded. Remount for another job.
 */
export function AnnexSheets({ job, onLaidOut, most = Number.POSITIVE_INFINITY }: AnnexSheetsProps) {
  const { t, tr } = useT();
  const measured = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<Widths>();
  const [ends, setEnds] = useState<number[] | null>(null);
  const { rows } = job;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are measured once, and then the rows in them.
  useLayoutEffect(() => {
    const box = measured.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    if (!widths) return setWidths(measureColumns(table));
    // Layout height: a preview is scaled down.
    const heightOf = (name: string) => box.querySelector<HTMLElement>(name)?.offsetHeight ?? 0;
    const heights = [...box.querySelectorAll<HTMLElement>('[data-row]')].map(({ offsetHeight }) => offsetHeight);
    const sums = heightOf('[data-sums]');
    const room = ROOM - SIGNS - heightOf('thead') - sums;
    const laid = rowsOnSheets(heights, { room, last: sums });
    setEnds(laid);
    onLaidOut?.(laid.length);
  }, [widths]);

  if (!ends) {
    return (
      <MeasuredSheet>
        <div ref={measured}>
          <AnnexTable rows={rows} first={1} widths={widths} />
        </div>
      </MeasuredSheet>
    );
  }
  const { season } = job;
  const board =
    season && t('{{season}}-mavsum, {{year}} yil', { season: season.season ?? '—', year: season.year ?? '—' });
  return ends.slice(0, most).map((end, index) => {
    const from = ends[index - 1] ?? 0;
    const isLast = index === ends.length - 1;
    const range = { all: formatCount(rows.length), from: formatCount(from + 1), to: formatCount(end) };
    return (
      <PrintedSheet
        key={end}
        title={t("Ko'rib chiqilgan tashabbuslar ro'yxati")}
        about={[tr(job.place), board, t('bayonnomaga ilova')].filter(Boolean).join(' · ')}
        side={{ label: t('Holat'), value: formatDate(job.readAt) }}
        job={job}
        range={t('{{all}} tadan {{from}}–{{to}}.', range)}
        number={{ at: index + 1, of: ends.length }}
      >
        <AnnexTable rows={rows.slice(from, end)} first={from + 1} all={isLast ? rows : undefined} widths={widths} />
        <Signs />
      </PrintedSheet>
    );
  });
}

function Signs() {
  const { t } = useT();
  return (
    <div className={styles.signs}>
      {(['Komissiya raisi', "Komissiya a'zosi", "Komissiya a'zosi"] as const).map((who, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two labels are equal.
        <div key={index}>
          {t(who)}
          <i />
          <small>{t('imzo, F.I.Sh.')}</small>
        </div>
      ))}
    </div>
  );
}
