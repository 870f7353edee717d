import { AppError } from '@shared/errors.ts';
import type { Journal } from '../journal/journal.ts';
import { readRows } from './platform-calls.ts';
import { type KeptItem, type KeptRun, type Rows, standing } from './run.ts';
import { type Ends, type Sender, sendOne } from './send-one.ts';

/**
 * Settles journal entries with an unknown outcome (the answer was lost) whose file the platform's own list shows
 * attached. Otherwise, and if the journal cannot be read, the person is asked to check what the program has just read.
 */
async function settleJournal(
  { items, startedAt }: KeptRun,
  journal: Pick<Journal, 'list' | 'settle'>,
  now: number,
): Promise<void> {
  const attached = new Set(items.filter(({ step }) => step === 'done').map(({ hash }) => hash));
  const entries = await journal.list({ from: startedAt, to: now + 1 }).catch(() => []);
  for (const { id, action, expect, outcome, settled } of entries) {
    const isOpen = action === 'protocol' && outcome.state === 'unknown' && settled === undefined;
    if (isOpen && attached.has(String(expect?.file_id))) await journal.settle(id, { as: 'done' });
  }
}

/** Files in flight at a time. */
const AT_ONCE = 2;

const GONE = { kind: 'not-found' as const, detail: 'no row of this district' };

/** Settles, by the platform's own list, an item that no longer needs sending. */
function settle(item: KeptItem, rows: Rows, now: number): void {
  const says = standing(item, rows);
  if (says === 'send') return;
  item.step = says === 'gone' ? 'failed' : says;
  item.error = says === 'gone' ? GONE : null;
  if (says === 'done') item.at = now;
}

/** How many districts have their file by the platform's own list; with another file there, the item is `taken`. */
function confirm({ items }: KeptRun, rows: Rows): number {
  const done = items.filter(({ step }) => step === 'done');
  for (const item of done) if (rows.get(item.row) !== item.hash) item.step = 'taken';
  return done.filter(({ step }) => step === 'done').length;
}

/**
 * Sends the queued files of a list, two at a time, between two queries of the platform's own list: the first excludes
 * districts that got a file meanwhile, the last confirms. Calls `keep` after each change. Rejects if the list cannot be
 * read, the session is over, or the sending was ended.
 */
export async function sendList(
  run: KeptRun,
  sender: Sender,
  { stop, end, keep }: Ends & { keep: () => Promise<void> },
): Promise<void> {
  const { api, now } = sender;
  const rowsNow = () => readRows(api, run.board, end);
  const queued = () => run.items.filter(({ step }) => step === 'queued');

  async function lane(): Promise<void> {
    for (let [next] = queued(); next && !stop.aborted; [next] = queued())
      await sendOne(next, run.board, sender, { stop, end, keep });
  }

  run.confirmed = null;
  const before = await rowsNow();
  for (const item of queued()) settle(item, before, now());
  await keep();
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  if (stop.aborted) return;
  run.confirmed = confirm(run, await rowsNow());
  await settleJournal(run, sender.journal, now());
  await keep();
}

/** The failure that ended a sending, as reported to the page; null if it was ended on purpose. */
export function sendingProblem(thrown: unknown): AppError | null {
  const error = AppError.from(thrown);
  return error.kind === 'cancelled' ? null : error;
}
