import type { ReactNode } from 'react';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { BrandMark } from '@/kit/brand/brand-mark.tsx';
import type { PrintJob } from '../paper/job.ts';
import styles from './sheet.module.css';

/** Height between head and foot of a sheet, in px; a few px less, as printing rounds differently. */
export const ROOM = 912;

export type SheetProps = {
  title: string;
  /** Below the title. */
  about: string;
  /** At the right of the head: a label and its value. */
  side: { label: string; value: string };
  job: Pick<PrintJob, 'who' | 'readAt'>;
  /** In the foot, before the state. Default: nothing. */
  range?: string | undefined;
  /** Number of the sheet, from 1, and number of sheets. */
  number: { at: number; of: number };
  children: ReactNode;
};

/** One sheet of A4: head, content, and a foot with the state and the person who prints. */
export function PrintedSheet({ title, about, side, job, range, number, children }: SheetProps) {
  const { t, tr } = useT();
  const values = { time: formatDateTime(job.readAt), who: tr(job.who) || '—' };
  const state = t("Platformadagi holat {{time}} ga ko'ra. Chop etdi: {{who}}", values);
  return (
    <section className={styles.sheet} data-sheet>
      <header className={styles.head}>
        <BrandMark size={34} />
        <div className={styles.what}>
          <strong>{title}</strong>
          <span>{about}</span>
        </div>
        <div className={styles.side}>
          <span>{side.label}</span>
          <strong>{side.value}</strong>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <span>{[range, state].filter(Boolean).join(' ')}</span>
        <span>
          {number.at} / {number.of}
        </span>
      </footer>
    </section>
  );
}

/** A sheet without head and foot, on which heights are measured. */
export const MeasuredSheet = ({ children }: { children: ReactNode }) => (
  <section className={`${styles.sheet} ${styles.measured}`} aria-hidden>
    <div className={styles.body}>{children}</div>
  </section>
);
