import type { JournalEntry, JournalSettlement } from '@shared/journal.ts';
import { useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { verdictOf } from '@/entities/journal-verdict.ts';
import { useNotices } from '@/kit/notices.ts';
import type { SubjectOf } from './report.ts';

const settle = ({ id }: JournalEntry, settled: JournalSettlement) => unwrap(bridge.journal.settle({ id, settled }));

/** Ids of the entries with work in progress; no other action may start on them. */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const during = useCallback(async (id: string, work: () => Promise<void>) => {
    setBusy((before) => new Set(before).add(id));
    try {
      await work();
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  }, []);
  return { busy, during };
}
/** `during` of `useBusy`. */
export type During = ReturnType<typeof useBusy>['during'];

/** Settles entries with unknown outcome: by rereading the record, or by the person's word. */
export function useCheck(subjectOf: SubjectOf, during: During) {
  const notices = useNotices();
  /** Rereads the record and notes the verdict; never resends anything. */
  const check = useCallback(
    (entry: JournalEntry) =>
      during(entry.id, async () => {
        try {
          const reading = await subjectOf(entry).read(entry);
          const as = verdictOf(entry, reading);
          await settle(entry, { as, ...(as === 'other' && reading && { now: reading.facts }) });
        } catch (error) {
          notices.failure(error, "Tekshirib bo'lmadi");
        }
      }),
    [during, notices, subjectOf],
  );
  /** Dismisses an entry: the person knows its outcome. */
  const hide = useCallback(
    (entry: JournalEntry) =>
      settle(entry, { as: 'hidden' }).catch((error: unknown) => notices.failure(error, 'Xatolik')),
    [notices],
  );
  return { check, hide };
}
