import { useRef } from 'react';
import type { PrintJob } from '../paper/job.ts';
import { AnnexSheets } from './annex-sheets.tsx';
import { CardSheets } from './card-sheets.tsx';

export type JobSheetsProps = {
  job: PrintJob;
  /** Called once all sheets are laid out. */
  onLaidOut: () => void;
};

/** All sheets of a job, one below the other. */
export function JobSheets({ job, onLaidOut }: JobSheetsProps) {
  const left = useRef(job.kind === 'cards' ? job.cards.length : 1);
  const laidOut = () => {
    left.current -= 1;
    if (left.current === 0) onLaidOut();
  };
  if (job.kind === 'list') return <AnnexSheets job={job} onLaidOut={laidOut} />;
  return job.cards.map((card, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a job are fixed, and a card may occur twice.
    <CardSheets key={index} card={card} job={job} onLaidOut={laidOut} />
  ));
}
