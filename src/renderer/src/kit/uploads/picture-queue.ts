import type { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A chosen picture; `error` is the reason of a failed upload, null while waiting or in flight. */
type QueuedPicture = {
  readonly file: ChosenFile;
  /** Sequence number of the choice. */
  readonly turn: number;
  readonly error: AppError | null;
};

/** The upload queue of a field: pictures are sent one after the other. */
export type PictureQueue = {
  /** Pictures that have not arrived. */
  readonly queued: readonly QueuedPicture[];
  /** Pictures that have arrived, by hash. */
  readonly arrived: ReadonlyMap<string, QueuedPicture>;
  /** Number of pictures chosen so far. */
  readonly turns: number;
};

/** A queue without pictures. */
export const EMPTY_QUEUE: PictureQueue = { queued: [], arrived: new Map(), turns: 0 };

/** The picture in flight: the first without an error; null if there is none. */
export const nextOf = ({ queued }: PictureQueue): ChosenFile | null =>
  queued.find(({ error }) => error === null)?.file ?? null;

const except = ({ queued }: PictureQueue, id: string) => queued.filter(({ file }) => file.id !== id);
const find = ({ queued }: PictureQueue, id: string) => queued.find(({ file }) => file.id === id);

/** Appends files to the queue. */
export const joined = (queue: PictureQueue, files: readonly ChosenFile[]): PictureQueue => ({
  ...queue,
  queued: [...queue.queued, ...files.map((file, index) => ({ file, turn: queue.turns + index + 1, error: null }))],
  turns: queue.turns + files.length,
});

/** Removes a picture that has not arrived. */
export const without = (queue: PictureQueue, id: string): PictureQueue => ({ ...queue, queued: except(queue, id) });

/** Marks a picture as failed; the next one is sent. */
export const failed = (queue: PictureQueue, id: string, error: AppError): PictureQueue => ({
  ...queue,
  queued: queue.queued.map((entry) => (entry.file.id === id ? { ...entry, error } : entry)),
});

/** Requeues a failed picture at the end, so that the upload in flight goes on. */
export function again(queue: PictureQueue, id: string): PictureQueue {
  const entry = find(queue, id);
  return entry ? { ...queue, queued: [...except(queue, id), { ...entry, error: null }] } : queue;
}

/** Moves a picture to the arrived ones, with its hash. */
export function arrived(queue: PictureQueue, id: string, hash: string): PictureQueue {
  const entry = find(queue, id);
  if (!entry) return queue;
  return { ...queue, queued: except(queue, id), arrived: new Map(queue.arrived).set(hash, entry) };
}

/** A picture in the row: with its `hash` if the platform has it, with `chosen` if it was chosen in this field. */
export type PictureEntry = {
  readonly key: string;
  readonly name: string;
  readonly hash: string | null;
  readonly chosen: QueuedPicture | null;
};

/** Inserts an entry before the first entry chosen later. */
function placed<T>(entries: readonly T[], entry: T, turnOf: (entry: T) => number): readonly T[] {
  const turn = turnOf(entry);
  const at = entries.findIndex((other) => turnOf(other) > turn);
  return at < 0 ? [...entries, entry] : entries.toSpliced(at, 0, entry);
}

/** Adds an arrived picture to a field's value, in the order of choosing, without duplicates. */
export function withArrived(
  value: readonly UploadedFile[],
  picture: UploadedFile,
  { arrived: known }: PictureQueue,
): readonly UploadedFile[] {
  if (value.some(({ hash }) => hash === picture.hash)) return value;
  return placed(value, picture, ({ hash }) => known.get(hash)?.turn ?? 0);
}

/** All pictures of a field in the order of choosing: those of the value and those that have not arrived. */
export function rowOf(value: readonly UploadedFile[], queue: PictureQueue): readonly PictureEntry[] {
  const there = value.map(({ hash, name }): PictureEntry => {
    const chosen = queue.arrived.get(hash) ?? null;
    // The same key as before the arrival, so that focus stays.
    return { key: chosen?.file.id ?? hash, name, hash, chosen };
  });
  return queue.queued.reduce<readonly PictureEntry[]>(
    (row, chosen) =>
      placed(
        row,
        { key: chosen.file.id, name: chosen.file.name, hash: null, chosen },
        (entry) => entry.chosen?.turn ?? 0,
      ),
    there,
  );
}
