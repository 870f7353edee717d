import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { filePath } from '@shared/api-path.ts';
import { AppError } from '@shared/errors.ts';
import type { CopyKind, FileKind, FileProblem } from '@shared/files.ts';
import type { ApiClient } from '../api/client.ts';
import { errorOfCall } from '../api/errors.ts';
import type { Log } from '../diagnostics/log.ts';
import { fileKind } from '../formats/file-kind.ts';
import { partsOf } from '../formats/part-of-file.ts';
import { diskCode } from '../storage/disk-code.ts';
import { onDisk } from '../storage/disk-space.ts';
import { createOwnFolder } from '../storage/own-folder.ts';
import { renamePatiently } from '../storage/rename-patiently.ts';
import { bodyChunks } from './body-chunks.ts';
import { safeFileNameWith } from './file-name.ts';
import type { WebMark } from './web-mark.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Largest document that is fetched only to be viewed, in bytes. */
const MAX_BYTES = 200 * 1024 * 1024;
/** Silence after which a connection counts as dead, in ms. */
const IDLE_MS = 60_000;

/** The extension by which the workstation chooses a program; it follows the content, never the name. */
const EXTENSION: Record<CopyKind, string> = {
  xlsx: '.xlsx',
  pdf: '.pdf',
  jpeg: '.jpg',
  png: '.png',
};

type CopyRequest = { hash: string; suggestedName: string; kinds: readonly CopyKind[] };

/** Temporary copies of the platform's files. */
export type TemporaryCopies = {
  /**
   * Fetches a file of the platform and opens it with the workstation's own reader. Throws `AppError`:
   * `unexpected-shape` for content that is not a document or picture, `file` with `wrong-kind` for a kind that is not
   * expected, `file` if the disk or the reader fails, `cancelled`. A file that fails is not opened.
   */
  open: (file: CopyRequest) => Promise<void>;
  /**
   * Stops fetching and removes all copies, without waiting for a reader that is being started. A copy that a reader
   * still holds open is removed at the next start.
   */
  clear: () => Promise<void>;
};

type Options = {
  api: Pick<ApiClient, 'stream'>;
  /** A folder only for copies, created by the program itself. */
  folder: string;
  /** Electron's `shell.openPath`: resolves with '' or an error message. */
  openPath: (path: string) => Promise<string>;
  /** Sets the mark of the web on a copy, before it is opened. */
  mark: WebMark;
  log: Log;
  idleMs?: number;
};

const WRONG_KIND: FileProblem = 'wrong-kind';
/** Extensions that a name may wrongly have when the content is of another kind. */
const WRONG_EXTENSION = /\.(?:xlsx|xls|csv|pdf|jpg|png)$/i;

/** The suggested name with the extension of the file's kind. */
function nameOf(suggestedName: string, kind: CopyKind): string {
  const extension = EXTENSION[kind];
  const isRight = suggestedName.toLowerCase().endsWith(extension);
  return safeFileNameWith([extension], isRight ? suggestedName : suggestedName.replace(WRONG_EXTENSION, ''));
}

/** Copies the body into the new file, which only its owner may read. Returns the kind of its content. */
async function writeCopy(path: string, body: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<FileKind> {
  const handle = await onDisk(open(path, 'wx+', 0o600));
  try {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw new AppError({ kind: 'unexpected-shape', detail: 'too large to be looked at' });
      await onDisk(handle.writeFile(chunk));
    }
    const { kind } = await fileKind(partsOf(handle, bytes));
    if (!kind) throw new AppError({ kind: 'unexpected-shape', detail: 'no document that is opened here' });
    return kind;
  } finally {
    await handle.close();
  }
}

/**
 * Creates the copies of the platform's files for the workstation's own readers. Each lies in a folder of its own below
 * `folder`, under the name that its reader shows.
 */
export function createTemporaryCopies({
  api,
  folder,
  openPath,
  mark,
  log,
  idleMs = IDLE_MS,
}: Options): TemporaryCopies {
  const own = createOwnFolder({ path: folder, isOurs: (name) => UUID.test(name), holds: 'folders' });
  let session = new AbortController();
  const running = new Set<Promise<unknown>>();

  /** Fetches the file into a folder of this name; returns its path. */
  async function fetchCopy(id: string, { hash, suggestedName, kinds }: CopyRequest, end: AbortSignal): Promise<string> {
    const { body } = await api.stream(filePath(hash), undefined, { signal: end });
    const reader = body?.getReader();
    try {
      await onDisk(own.make());
      const place = join(folder, id);
      await onDisk(mkdir(place, { mode: 0o700 }));
      const found = await writeCopy(join(place, 'part'), reader ? bodyChunks(reader, end, idleMs) : []);
      const kind = kinds.find((expected) => expected === found);
      if (!kind) throw new AppError({ kind: 'file', detail: WRONG_KIND });
      const path = join(place, nameOf(suggestedName, kind));
      await onDisk(renamePatiently(join(place, 'part'), path));
      await mark(path);
      end.throwIfAborted();
      return path;
    } finally {
      // A body that is not read to its end would keep its connection open.
      reader?.cancel().catch(() => undefined);
    }
  }

  async function fetchAndOpen(rule: CopyRequest, end: AbortSignal): Promise<void> {
    const id = randomUUID();
    try {
      const fetching = fetchCopy(id, rule, end);
      running.add(fetching);
      const path = await fetching.finally(() => running.delete(fetching));
      const problem = await openPath(path);
      if (problem) throw new AppError({ kind: 'file', detail: problem });
    } catch (thrown) {
      // A folder that cannot be removed now is removed by `clear`.
      await own.remove(id).catch(() => undefined);
      throw errorOfCall(thrown, end);
    }
  }

  return {
    open: (rule) => fetchAndOpen(rule, session.signal),

    async clear() {
      session.abort();
      session = new AbortController();
      await Promise.allSettled(running);
      await own
        .empty()
        .catch((error: unknown) => log.warn('temporary copies remain until the next start', { code: diskCode(error) }));
    },
  };
}
