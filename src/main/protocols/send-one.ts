import { AppError } from '@shared/errors.ts';
import type { JournalNote } from '@shared/journal.ts';
import type { ApiClient } from '../api/client.ts';
import type { Uploads } from '../files/upload.ts';
import type { Journal } from '../journal/journal.ts';
import { attach, FILE_SERVICE, hashOf } from './platform-calls.ts';
import type { KeptItem } from './run.ts';
import { isPassing, withTries } from './tries.ts';

/** What sending a file needs. */
export type Sender = {
  api: Pick<ApiClient, 'request'>;
  /** Over an intake that knows a file by the id of its item. */
  uploads: Pick<Uploads, 'send'>;
  journal: Pick<Journal, 'around' | 'list' | 'settle'>;
  /** Between the tries of a call, in ms. */
  pauses: readonly number[];
  now: () => number;
};

/** When sending ends early. */
export type Ends = {
  /** Ends the pause before another try. */
  stop: AbortSignal;
  /** Ends a call on its way. */
  end: AbortSignal;
};

const noteOf = ({ row, district, districtId, region, before, hash }: KeptItem, board: number): JournalNote => ({
  action: 'protocol',
  subject: {
    kind: 'district',
    id: String(districtId ?? row),
    title: district ?? undefined,
    place: region ?? undefined,
  },
  board,
  before: { protocol_id: row, file_id: before },
  expect: { file_id: hash },
});

/**
 * Sends a file to the file service (E006), unless it is there, and attaches it to its district (E036); both may be repeated. Changes the item
 * as it goes and calls `keep` after each change, so that whoever takes the list up knows what is left. Rejects only where the session
 * is over or the sending was ended; any other failure stands in the item.
 */
export async function sendOne(
  item: KeptItem,
  board: number,
  { api, uploads, journal, pauses, now }: Sender,
  { stop, end, keep }: Ends & { keep: () => Promise<void> },
): Promise<void> {
  const onTry = (nth: number) => {
    item.tries = nth;
  };
  const tries = { pauses, signal: stop, onTry };
  /** The list of a session that has ended meanwhile is closed: the file would be taken for an unknown one. */
  const keepOn = async () => {
    await keep();
    if (end.aborted) throw new AppError({ kind: 'cancelled' });
  };
  item.error = null;
  try {
    if (item.hash === null) {
      item.step = 'sending';
      await keepOn();
      const content = { ...FILE_SERVICE, uploadId: item.id, fileIds: [item.id], repeatable: false };
      item.hash = hashOf(await withTries(() => uploads.send(content), tries));
    }
    const { hash } = item;
    item.step = 'attaching';
    await keepOn();
    await journal.around(noteOf(item, board), () => withTries(() => attach(api, { row: item.row, hash }, end), tries));
    item.step = 'done';
    item.at = now();
  } catch (thrown) {
    const error = AppError.from(thrown);
    const ended = error.kind === 'unauthorized' || error.kind === 'cancelled';
    if (ended || (stop.aborted && isPassing(error))) {
      item.step = 'queued';
      if (ended) throw error;
      return;
    }
    item.step = error.kind === 'file' ? 'changed' : 'failed';
    item.error = error.toJSON();
  } finally {
    await keep();
  }
}
