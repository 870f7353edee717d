import type { Download } from '@shared/downloads.ts';
import { type DownloadProgress, progressOf } from './download-progress.ts';
import type { Job } from './transfer.ts';

/** Progress is told at most so often, in ms. */
const PROGRESS_EVERY_MS = 100;

/** One download of the list, with what only the main process knows of it. */
export type Entry = {
  /** Null for what the program wrote itself: there is nothing to ask for again. */
  job: Job | null;
  download: Download;
  controller: AbortController;
  running: Promise<void>;
  /** Where the finished file lies; the page never learns it. */
  path: string | null;
};

export type DownloadList = {
  get: (id: string) => Entry | undefined;
  /** Oldest first. */
  all: () => Entry[];
  downloads: () => Download[];
  /** Whether it is on the list, as itself and not as a later attempt. */
  has: (entry: Entry) => boolean;
  /** Adds one, in place of an earlier attempt of this id; what is on disk already counts as received. Tells nobody. */
  add: (id: string, job: Job | null, download: Pick<Download, 'name' | 'state' | 'startedAt'>) => Entry;
  remove: (id: string) => void;
  clear: () => void;
  patch: (entry: Entry, changes: Partial<Download>) => void;
  /** Tells how things stand, at once or with the next progress. */
  tell: () => void;
  tellSoon: () => void;
};

/** The downloads of a session, and who is told of them. */
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
