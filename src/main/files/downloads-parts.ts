import type { Download } from '@shared/downloads.ts';
import type { ApiClient } from '../api/client.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import type { DownloadProgress } from './download-progress.ts';
import type { OwnFiles } from './own-files.ts';
import type { DownloadInput } from './transfer.ts';
import type { WebMark } from './web-mark.ts';

/** The downloads of the signed-in person. */
export type Downloads = OwnFiles & {
  /** Starts at once; `onChange` reports the progress. */
  start: (input: DownloadInput) => Download;
  /** All downloads, oldest first. */
  list: () => Download[];
  /** Cancels a running download and removes its part; otherwise a no-op. */
  cancel: (id: string) => void;
  /** Resumes a download that failed, was interrupted or cancelled. Throws `bad-call` for any other. */
  retry: (id: string) => Download;
  /** Removes a download that is not running from the list, and an unfinished one from the disk too. */
  remove: (id: string) => Promise<void>;
  /**
   * Opens a finished file with its program; a csv that the program made opens only with the person's consent. Throws
   * `file` when the file is gone, `bad-call` when it is not finished.
   */
  open: (id: string) => Promise<void>;
  /** Shows a finished file in its folder. Throws like `open`. */
  showInFolder: (id: string) => Promise<void>;
  /**
   * Ends running downloads and clears the list, at the end of a session. With `keep`, resumable parts stay on disk for
   * the same person; otherwise nothing unfinished remains.
   */
  reset: (options: { keep: boolean }) => Promise<void>;
  /**
   * Lists downloads that an earlier run or session of this person left unfinished, and removes unusable parts. Call it
   * after each sign-in. Never rejects.
   */
  takeUp: () => Promise<void>;
};

/** Dependencies and options of the downloads. */
export type DownloadsOptions = {
  api: Pick<ApiClient, 'stream'>;
  /** Folder for new files; created when missing. */
  folder: () => Promise<string>;
  /** The signed-in person; null when signed out. */
  owner: () => string | null;
  /** Seals the sidecars of a person's unfinished downloads, with that person's key. */
  sealOf: (owner: string) => Seal;
  /** The time in ms by which a part may count as too old; null: none does. */
  sureNow: () => number | null;
  /** Electron's `shell.openPath`: resolves with '' or an error message. */
  openPath: (path: string) => Promise<string>;
  showItemInFolder: (path: string) => void;
  /** Sets the mark of the web, before the file is announced. */
  mark: WebMark;
  /** Asks the person whether to open a csv made by the program, which no server vouches for. */
  mayOpenOwn: (name: string) => Promise<boolean>;
  onChange: (downloads: Download[]) => void;
  onProgress: (progress: DownloadProgress) => void;
  /** Called when a long download is done or has failed: the person may be elsewhere. */
  onLongEnd: (download: Download) => void;
  log: Log;
  /** Default: 10 s. `backoffMs` and `idleMs` default to the transfer's own. */
  longMs?: number;
  backoffMs?: number;
  idleMs?: number;
};
