import type { Download } from '@shared/downloads.ts';
import { type DownloadProgress, progressOf } from './download-progress.ts';
import type { Job } from './transfer.ts';

/** Shortest time between two progress events, in ms. */
const PROGRESS_EVERY_MS = 100;

/** One download of the list, with fields that only the main process knows. */
export type Entry = {
  /** Null for a file that the program wrote itself, which cannot be fetched again. */
  job: Job | null;
  download: Download;
  controller: AbortController;
  running: Promise<void>;
  /** Path of the finished file; the page never learns it. */
  path: string | null;
};

/** The list of a session's downloads. */
export type DownloadList = {
  get: (id: string) => Entry | undefined;
  /** Oldest first. */
  all: () => Entry[];
  downloads: () => Download[];
  /** Whether this very entry is on the list, and not a later attempt with its id. */
  has: (entry: Entry) => boolean;
  /** Adds an entry in place of an earlier attempt with this id; bytes on disk count as received. Does not notify. */
  add: (id: string, job: Job | null, download: Pick<Download, 'name' | 'state' | 'startedAt'>) => Entry;
  remove: (id: string) => void;
  clear: () => void;
  patch: (entry: Entry, changes: Partial<Download>) => void;
  /** Notifies of the current state: at once (`tell`) or throttled, with the next progress event (`tellSoon`). */
  tell: () => void;
  tellSoon: () => void;
};

/** Creates the list of a session's downloads and notifies of its changes. */
export function createDownloadList({
  onChange,
  onProgress,
}: {
  onChange: (downloads: Download[]) => void;
  onProgress: (progress: DownloadProgress) => void;
}): DownloadList {
  const entries = new Map<string, Entry>();
  let ticking: NodeJS.Timeout | null = null;

  const all = () => [...entries.values()];
  const downloads = () => all().map(({ download }) => download);

  function tell(): void {
    if (ticking) clearTimeout(ticking);
    ticking = null;
    onChange(downloads());
    onProgress(progressOf(downloads()));
  }

  return {
    get: (id) => entries.get(id),
    all,
    downloads,
    has: (entry) => entries.get(entry.download.id) === entry,
    add(id, job, download) {
      const { bytes: receivedBytes = 0, totalBytes = null } = job?.part ?? {};
      const entry: Entry = {
        job,
        download: { id, ...download, receivedBytes, totalBytes },
        controller: new AbortController(),
        running: Promise.resolve(),
        path: null,
      };
      entries.set(id, entry);
      return entry;
    },
    remove: (id) => void entries.delete(id),
    clear: () => entries.clear(),
    patch(entry, changes) {
      entry.download = { ...entry.download, ...changes };
    },
    tell,
    tellSoon() {
      ticking ??= setTimeout(tell, PROGRESS_EVERY_MS);
    },
  };
}
