import { bridge, unwrap } from '@/api/bridge.ts';
import type { ChangedRecord } from '@/entities/undo.ts';
import type { Offer } from '@/kit/notices.ts';
import type { SubjectOf } from './report.ts';
import { asksFirst, type TakeBackTools, takeBack } from './take-back.ts';
import { undoOfLast } from './undo.ts';

/** Maximum age of the change just made, in ms: its entry is written before the answer arrives. */
const RECENT_MS = 10 * 60_000;

/** The undo of the last change to a record; null if there is none. Throws if the journal cannot be read. */
export async function findUndo(
  record: ChangedRecord,
  subjectOf: SubjectOf,
  tools: TakeBackTools,
): Promise<Offer | null> {
  // The journal's own clock: this computer's may be wrong.
  const { now } = await unwrap(bridge.journal.state());
  const entries = await unwrap(bridge.journal.list({ from: now - RECENT_MS, to: now + RECENT_MS }));
  const undo = undoOfLast(entries, record, subjectOf);
  if (!undo) return null;
  const { entry, inverse } = undo;
  const take = async () => {
    if (await asksFirst(entry, inverse, tools)) await takeBack(entry, inverse, subjectOf(entry), tools);
  };
  return { label: inverse.label, take: () => void take() };
}
