import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import type { Query } from '../api/address.ts';
import type { ApiClient } from '../api/client.ts';
import type { Log } from '../diagnostics/log.ts';
import { fileNameOf } from './content-disposition.ts';
import { announcedLength, downloadToDisk } from './download-to-disk.ts';
import { safeFileName } from './file-name.ts';
import { removeOrphans } from './part-files.ts';

/** Progress is told at most so often, in ms. */
const PROGRESS_EVERY_MS = 100;
/** Documents and pictures; anything else that a server may send is shown in its folder and never run. */
const OPENABLE = new Set(['.xlsx', '.xls', '.csv', '.pdf', '.doc', '.docx', '.txt', '.zip', '.png', '.jpg', '.jpeg']);

/** For the taskbar: how many run, and how far they are together (0 to 1; null where a length is unknown). */
export type DownloadProgress = { running: number; fraction: number | null };

type DownloadInput = { path: string; query?: Query | undefined; suggestedName: string };

export type Downloads = {
  /** Begins at once; how it goes is told by `onChange`. */
  start: (input: DownloadInput) => Download;
  /** Oldest first. */
  list: () => Download[];
  /** Does nothing unless it runs. */
  cancel: (id: string) => void;
  /** Begins a failed or cancelled one anew. Throws `bad-call` for any other. */
  retry: (id: string) => Download;
  /** Opens a finished file with its program. Throws `file` when it is gone, `bad-call` when it is not finished. */
  open: (id: string) => Promise<void>;
  /** Shows a finished file in its folder. Throws like `open`. */
  showInFolder: (id: string) => Promise<void>;
  /** Cancels what runs, waits until nothing of it remains, and forgets the list: for the end of a session. */
  reset: () => Promise<void>;
  /** Removes what a run that crashed has left in the folder; call it once, at the start. Never rejects. */
  cleanUp: () => Promise<void>;
};

type Options = {
  api: Pick<ApiClient, 'stream'>;
  /** Where files are put; created when it is missing. */
  folder: () => Promise<string>;
  /** Electron's `shell.openPath`: gives '' or what went wrong. */
  openPath: (path: string) => Promise<string>;
  showItemInFolder: (path: string) => void;
  onChange: (downloads: Download[]) => void;
  onProgress: (progress: DownloadProgress) => void;
  log: Log;
};

type Entry = {
  input: DownloadInput;
  download: Download;
  controller: AbortController;
  running: Promise<void>;
  /** Where the finished file lies; the page never learns it. */
  path: string | null;
};

/** Files on their way to disk: the exports of the lists, streamed by the main process (spec 000 §7). */
export function createDownloads(options: Options): Downloads {
  const { api, folder, openPath, showItemInFolder, onChange, onProgress, log } = options;
  const entries = new Map<string, Entry>();
  let ticking: NodeJS.Timeout | null = null;

  const list = () => [...entries.values()].map(({ download }) => download);

  function progress(): DownloadProgress {
    const running = list().filter(({ state }) => state === 'running');
    const total = running.reduce<number | null>(
      (sum, { totalBytes }) => (sum !== null && totalBytes ? sum + totalBytes : null),
      0,
    );
    const received = running.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0);
    return { running: running.length, fraction: total ? Math.min(received / total, 1) : null };
  }

  function tell(): void {
    if (ticking) clearTimeout(ticking);
    ticking = null;
    onChange(list());
    onProgress(progress());
  }

  function tellSoon(): void {
    ticking ??= setTimeout(tell, PROGRESS_EVERY_MS);
  }

  const patch = (entry: Entry, changes: Partial<Download>) => {
    entry.download = { ...entry.download, ...changes };
  };

  async function fetchToDisk(entry: Entry): Promise<void> {
    const { signal } = entry.controller;
    const target = await folder();
    const response = await api.stream(entry.input.path, entry.input.query, { signal });
    const wanted = safeFileName(fileNameOf(response.headers.get('content-disposition')), entry.input.suggestedName);
    patch(entry, { name: wanted, totalBytes: announcedLength(response.headers) });
    tellSoon();
    const { path, name } = await downloadToDisk({
      response,
      folder: target,
      name: wanted,
      signal,
      onReceived: (receivedBytes) => {
        patch(entry, { receivedBytes });
        tellSoon();
      },
    });
    entry.path = path;
    patch(entry, { name, state: 'done', totalBytes: entry.download.receivedBytes });
  }

  async function run(entry: Entry): Promise<void> {
    try {
      await fetchToDisk(entry);
    } catch (thrown) {
      const error = AppError.from(thrown);
      if (error.kind === 'cancelled') patch(entry, { state: 'cancelled' });
      else {
        patch(entry, { state: 'failed', error: error.toJSON() });
        log.warn('a download failed', { path: entry.input.path, ...error.toJSON() });
      }
    }
    if (entries.get(entry.download.id) === entry) tell();
  }

  function begin(id: string, input: DownloadInput): Download {
    const download: Download = {
      id,
      name: safeFileName(input.suggestedName),
      state: 'running',
      receivedBytes: 0,
      totalBytes: null,
      startedAt: Date.now(),
    };
    const entry: Entry = { input, download, controller: new AbortController(), running: Promise.resolve(), path: null };
    entries.set(id, entry);
    entry.running = run(entry);
    tell();
    return download;
  }

  /** The path of a finished file that is still there. */
  async function finished(id: string): Promise<string> {
    const path = entries.get(id)?.path;
    if (!path) throw new AppError({ kind: 'bad-call', detail: 'no finished download of this id' });
    await access(path).catch((cause: unknown) => {
      throw new AppError({ kind: 'file', detail: 'the file is no longer there' }, { cause });
    });
    return path;
  }

  return {
    start: (input) => begin(randomUUID(), input),
    list,
    cancel: (id) => entries.get(id)?.controller.abort(),

    retry(id) {
      const entry = entries.get(id);
      if (!entry || entry.download.state === 'running' || entry.download.state === 'done') {
        throw new AppError({ kind: 'bad-call', detail: 'only a failed or cancelled download begins anew' });
      }
      return begin(id, entry.input);
    },

    async open(id) {
      const path = await finished(id);
      if (!OPENABLE.has(extname(path).toLowerCase())) return showItemInFolder(path);
      const problem = await openPath(path);
      if (problem) throw new AppError({ kind: 'file', detail: problem });
    },

    async showInFolder(id) {
      showItemInFolder(await finished(id));
    },

    async reset() {
      const ending = [...entries.values()];
      entries.clear();
      for (const { controller } of ending) controller.abort();
      tell();
      await Promise.all(ending.map(({ running }) => running));
    },

    async cleanUp() {
      try {
        const removed = await removeOrphans(await folder());
        if (removed > 0) log.info('unfinished downloads of an earlier run removed', { removed });
      } catch (error) {
        log.warn('the download folder cannot be cleaned up', { reason: String(error) });
      }
    },
  };
}
