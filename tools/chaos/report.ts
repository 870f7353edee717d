import { printTable } from '../../scripts/lib/table.ts';
import type { Outcome } from './chaos.ts';

/** Prints the counts of work and mishaps and the totals of the audit, then the failures. */
export function report({ found, ledger, calls, heap, disks }: Outcome): void {
  const rows = [...ledger.counts].sort(([one], [other]) => one.localeCompare(other));
  printTable(
    ['what', 'times'],
    rows.map(([what, times]) => [what, String(times)]),
  );
  const presses = ledger.attempts.flatMap(({ told }) => told).length;
  printTable(
    ['audited', ''],
    [
      ['attempts, each against the platform’s records', String(ledger.attempts.length)],
      ['presses, each against what was said to it', String(presses)],
      ['drafts left in the end', String(ledger.drafts.size)],
      ['calls that reached the platform', String(calls)],
      ...(heap
        ? [
            [`heap after the first of ${heap.pages} pages, ${heap.dialogs} dialogs`, `${heap.before.toFixed(1)} MB`],
            ['heap in the end', `${heap.after.toFixed(1)} MB`],
          ]
        : []),
    ],
  );
  if (!disks) console.log('NOT TRIED: full and read-only disks, as this machine lets nobody mount one');
  for (const one of found) console.log(`✘ ${one}`);
}
