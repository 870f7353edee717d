import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import type { PrintJob } from '../paper/job.ts';
import { AnnexSheets } from './annex-sheets.tsx';
import { CardSheets } from './card-sheets.tsx';
import styles from './sheet.module.css';

export type JobSheetsProps = {
  job: PrintJob;
  /** Called once all sheets are laid out. */
  onLaidOut: () => void;
};

/** All sheets of a job, one below the other. */
export function JobSheets({ job, onLaidOut }: JobSheetsProps) {
  const laid = useRef(new Set<number>());
  if (job.kind === 'list') return <AnnexSheets job={job} onLaidOut={onLaidOut} />;
  /** A card may be laid out twice: drawn, and then undrawn. */
  const laidOut = (index: number) => {
    const before = laid.current.size;
    laid.current.add(index);
    if (laid.current.size > before && laid.current.size === job.cards.length) onLaidOut();
  };
  return job.cards.map((card, index) => {
    const done = () => laidOut(index);
    return (
      <DrawnRecord
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a job are fixed, and a card may occur twice.
        key={index}
        of={card}
        id={card.public_id}
        place={(said) => <UndrawnCard said={said} onLaidOut={done} />}
      >
        {() => <CardSheets card={card} job={job} onLaidOut={done} />}
      </DrawnRecord>
    );
  });
}

/** The sheet of a card that cannot be drawn. */
function UndrawnCard({ said, onLaidOut }: { said: ReactNode; onLaidOut: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing.
  useLayoutEffect(onLaidOut, []);
  return (
    <section className={styles.sheet} data-sheet>
      <div className={styles.body}>{said}</div>
    </section>
  );
}
