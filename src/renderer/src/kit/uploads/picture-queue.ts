import type { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A picture that was chosen; `error` is why it could not be sent, null while it waits or is on its way. */
type QueuedPicture = {
  readonly file: ChosenFile;
  /** Its number among all that were chosen. */
  readonly turn: number;
  readonly error: AppError | null;
};

/** The pictures of a field that go out one after the other. */
export type PictureQueue = {
  /** Those that have not arrived. */
  readonly queued: readonly QueuedPicture[];
  /** Those that have, by what the platform knows them by. */
  readonly arrived: ReadonlyMap<string, QueuedPicture>;
  /** How many were chosen so far. */
  readonly turns: number;
};

export const EMPTY_QUEUE: PictureQueue = { queued: [], arrived: new Map(), turns: 0 };

/** The picture that is on its way; null where none waits. */
export const nextOf = ({ queued }: PictureQueue): ChosenFile | null =>
  queued.find(({ error }) => error === null)?.file ?? null;

const except = ({ queued }: PictureQueue, id: string) => queued.filter(({ file }) => file.id !== id);
const find = ({ queued }: PictureQueue, id: string) => queued.find(({ file }) => file.id === id);

/** The queue with these at its end. */
export const joined = (queue: PictureQueue, files: readonly ChosenFile[]): PictureQueue => ({
  ...queue,
  queued: [...queue.queued, ...files.map((file, index) => ({ file, turn: queue.turns + index + 1, error: null }))],
  turns: queue.turns + files.length,
});

/** The queue without a picture that was given up. */
export const without = (queue: PictureQueue, id: string): PictureQueue => ({ ...queue, queued: except(queue, id) });

/** The queue in which a picture could not be sent; it holds up no other. */
export const failed = (queue: PictureQueue, id: string, error: AppError): PictureQueue => ({
  ...queue,
  queued: queue.queued.map((entry) => (entry.file.id === id ? { ...entry, error } : entry)),
});

/** The queue in which one that failed is sent again, after those that wait: what is on its way is not disturbed. */
export function again(queue: PictureQueue, id: string): PictureQueue {
  const entry = find(queue, id);
  return entry ? { ...queue, queued: [...except(queue, id), { ...entry, error: null }] } : queue;
}

/** The queue after a picture has arrived. */
export function arrived(queue: PictureQueue, id: string, hash: string): PictureQueue {
  const entry = find(queue, id);
  if (!entry) return queue;
  return { ...queue, queued: except(queue, id), arrived: new Map(queue.arrived).set(hash, entry) };
}

/** A picture as it stands in the row: with its hash once the platform has it, with its file where it was chosen here. */
export type PictureEntry = {
  readonly key: string;
  readonly name: string;
  readonly hash: string | null;
  readonly chosen: QueuedPicture | null;
};

/** The entries with one more, in front of the first that was chosen later. */
function placed<T>(entries: readonly T[], entry: T, turnOf: (entry: T) => number): readonly T[] {
  const turn = turnOf(entry);
  const at = entries.findIndex((other) => turnOf(other) > turn);
  return at < 0 ? [...entries, entry] : entries.toSpliced(at, 0, entry);
}

/** The value of a field with a picture that has arrived, in the order of choosing; a picture stands in it once. */
export function withArrived(
  value: readonly UploadedFile[],
  picture: UploadedFile,
  { arrived: known }: PictureQueue,
): readonly UploadedFile[] {
  if (value.some(({ hash }) => hash === picture.hash)) return value;
  return placed(value, picture, ({ hash }) => known.get(hash)?.turn ?? 0);
}

/** All the pictures of a field, those on their way among those that the platform has, in the order of choosing. */
export function rowOf(value: readonly UploadedFile[], queue: PictureQueue): readonly PictureEntry[] {
  const there = value.map(({ hash, name }): PictureEntry => {
    const chosen = queue.arrived.get(hash) ?? null;
    // The same key as before it arrived: the keyboard stays where it is.
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
