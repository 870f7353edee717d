import { AppError } from '@shared/errors.ts';
import { FILE_SERVICE, hashOf } from '@shared/file-service.ts';
import type { JournalNote } from '@shared/journal.ts';
import type { ApiClient } from '../api/client.ts';
import type { Uploads } from '../files/upload.ts';
import type { Journal } from '../journal/journal.ts';
import { attach } from './platform-calls.ts';
import type { KeptItem } from './run.ts';
import { isPassing, withTries } from './tries.ts';

/** Dependencies of sending a file. */
export type Sender = {
  api: Pick<ApiClient, 'request'>;
  /** Uses an intake that finds a file by the id of its item. */
  uploads: Pick<Uploads, 'send'>;
  journal: Pick<Journal, 'around' | 'list' | 'settle'>;
  /** Pauses between the attempts of a call, in ms. */
  pauses: readonly number[];
  now: () => number;
};

/** Signals that end the sending early. */
export type Ends = {
  /** Ends the pause before a retry. */
  stop: AbortSignal;
  /** Aborts a call in flight. */
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
 * Sends a file to the file service (E006), unless it is already there, and attaches it to its district (E036); both
 * calls are safe to retry. Updates the item and calls `keep` after each change, so that a later run knows what is left.
 * Rejects only if the session is over or the sending was ended; any other failure is recorded in the item.
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
  /** After the session's end its list is closed: stop before the call, since the upload would not find the file. */
  const keepOn = async () => {
    await keep();
    if (end.aborted) throw new AppError({ kind: 'cancelled' });
  };
  item.error = null;
  try {
    if (item.hash === null) {
      item.step = 'sending';
      await keepOn();
      const content = {
        ...FILE_SERVICE,
        method: 'POST',
        uploadId: item.id,
        fileIds: [item.id],
        repeatable: false,
      } as const;
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
