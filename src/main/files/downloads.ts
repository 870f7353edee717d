import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import type { ApiClient } from '../api/client.ts';
import { createQueue } from '../concurrency/queue.ts';
import { numbered } from '../diagnostics/error-number.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Seal } from '../storage/sealed-bytes.ts';
import { createDownloadList, type Entry } from './download-list.ts';
import type { DownloadProgress } from './download-progress.ts';
import { safeFileName } from './file-name.ts';
import { takeUpInterrupted } from './interrupted.ts';
import { openFile, requireFile } from './open-file.ts';
import { textFileName, writeTextFile } from './text-file.ts';
import { type DownloadInput, discardPart, type Job, transfer } from './transfer.ts';
import type { WebMark } from './web-mark.ts';

/** Duration of a long download, in ms: longer than anybody watches. */
const LONG_MS = 10_000;

/** The downloads of the signed-in person. */
export type Downloads = {
  /** Starts at once; `onChange` reports the progress. */
  start: (input: DownloadInput) => Download;
  /**
   * Writes a text that the program made to the folder and lists it as finished. Throws `file` on failure; nothing then
   * remains on disk or on the list.
   */
  saveText: (input: { suggestedName: string; text: string }) => Promise<Download>;
  /** All downloads, oldest first. */
  list: () => Download[];
  /** Cancels a running download and removes its part; otherwise a no-op. */
  cancel: (id: string) => void;
  /** Resumes a download that failed, was interrupted or cancelled. Throws `bad-call` for any other. */
  retry: (id: string) => Download;
  /** Removes a download that is not running from the list, and an unfinished one from the disk too. */
  remove: (id: string) => Promise<void>;
  /**
   * Opens a finished file with its program; a text that the program made opens only with the person's consent. Throws
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

type Options = {
  api: Pick<ApiClient, 'stream'>;
  /** Folder for new files; created when missing. */
  folder: () => Promise<string>;
  /** The signed-in person; null when signed out. */
  owner: () => string | null;
  /** Seals what is written beside a person's unfinished downloads, with that person's key. */
  sealOf: (owner: string) => Seal;
  /** Electron's `shell.openPath`: resolves with '' or an error message. */
  openPath: (path: string) => Promise<string>;
  showItemInFolder: (path: string) => void;
  /** Sets the mark of the web, before the file is announced. */
  mark: WebMark;
  /** Asks the person whether to open a table made by the program, which no server vouches for. */
  mayOpenOwn: (name: string) => Promise<boolean>;
  onChange: (downloads: Download[]) => void;
  onProgress: (progress: DownloadProgress) => void;
  /** Called when a long download is done or has failed: the person may be elsewhere. */
  onLongEnd: (download: Download) => void;
  log: Log;
  /** Default: 10 s. The others default to the transfer's own. */
  longMs?: number;
  backoffMs?: number;
  idleMs?: number;
};

/** Files on their way to disk: the exports of the lists, streamed by the main process (spec 000 §7). */
export function createDownloads(options: Options): Downloads {
  const { api, folder, owner, onChange, onProgress, onLongEnd, log, longMs = LONG_MS, backoffMs, idleMs } = options;
  const list = createDownloadList({ onChange, onProgress });
  /** Runs ends of sessions and look-ups of unfinished downloads one after the other. */
  const queued = createQueue();

  async function bringToDisk(entry: Entry, job: Job): Promise<void> {
    const person = owner() ?? '';
    const { path, name } = await transfer(job, {
      api,
      folder,
      owner: person,
      seal: options.sealOf(person),
      signal: entry.controller.signal,
      mark: options.mark,
      onPart: ({ name: wanted, bytes, totalBytes }) => {
        list.patch(entry, { name: wanted, receivedBytes: bytes, totalBytes, reconnecting: false });
        list.tellSoon();
      },
      onBroken: (error) => {
        list.patch(entry, { receivedBytes: job.part?.bytes ?? 0, reconnecting: true });
        log.info('a download broke and is tried again', { path: job.input.path, ...error.facts() });
        list.tell();
      },
      backoffMs,
      idleMs,
    });
    entry.path = path;
    list.patch(entry, { name, state: 'done', totalBytes: entry.download.receivedBytes });
  }

  async function run(entry: Entry, job: Job): Promise<void> {
    const startedAt = performance.now();
    try {
      await bringToDisk(entry, job);
    } catch (thrown) {
      const error = numbered(AppError.from(thrown));
      const state = error.kind === 'cancelled' ? 'cancelled' : 'failed';
      if (state === 'failed') log.warn('a download failed', { path: job.input.path, ...error.facts() });
      // A forgotten download is cleaned up by the end of the session.
      else if (list.has(entry)) await discardPart(job);
      const receivedBytes = job.part?.bytes ?? 0;
      list.patch(entry, {
        state,
        receivedBytes,
        reconnecting: false,
        ...(state === 'failed' && { error: error.toJSON() }),
      });
    }
    if (!list.has(entry)) return;
    list.tell();
    if (entry.download.state !== 'cancelled' && performance.now() - startedAt >= longMs) onLongEnd(entry.download);
  }

  function begin(id: string, job: Job): Download {
    const name = job.part?.name ?? safeFileName(job.input.suggestedName);
    const entry = list.add(id, job, { name, state: 'running', startedAt: Date.now() });
    entry.running = run(entry, job);
    list.tell();
    return entry.download;
  }

  async function saveText({ suggestedName, text }: { suggestedName: string; text: string }): Promise<Download> {
    const wanted = textFileName(suggestedName);
    const entry = list.add(randomUUID(), null, { name: wanted, state: 'running', startedAt: Date.now() });
    const work = folder().then((target) => writeTextFile({ folder: target, name: wanted, text, mark: options.mark }));
    entry.running = work.then(
      () => undefined,
      () => undefined,
    );
    try {
      const { path, name, bytes } = await work;
      entry.path = path;
      list.patch(entry, { name, state: 'done', receivedBytes: bytes, totalBytes: bytes });
    } catch (thrown) {
      list.remove(entry.download.id);
      throw AppError.from(thrown);
    } finally {
      list.tell();
    }
    return entry.download;
  }

  /** The path of a finished file, and whether the program itself made it. */
  function finished(id: string): { path: string; isOwn: boolean } {
    const entry = list.get(id);
    const path = entry?.path;
    if (!path) throw new AppError({ kind: 'bad-call', detail: 'no finished download of this id' });
    return { path, isOwn: entry.job === null };
  }

  async function endSession(ending: readonly Entry[], keep: boolean): Promise<void> {
    await Promise.all(ending.map(({ running }) => running));
    if (!keep) await Promise.all(ending.map(({ job }) => job && discardPart(job)));
  }

  async function lookForInterrupted(): Promise<void> {
    const person = owner();
    if (person === null) return;
    try {
      const isHeld = (part: string) => list.all().some(({ job }) => job?.part?.file === part);
      const seal = options.sealOf(person);
      const found = await takeUpInterrupted({ folder: await folder(), owner: person, seal, isHeld, log });
      if (found.length === 0 || owner() !== person) return;
      for (const { job, name, startedAt } of found)
        list.add(randomUUID(), job, { name, state: 'interrupted', startedAt });
      log.info('unfinished downloads found', { count: found.length });
      list.tell();
    } catch (error) {
      log.warn('the download folder cannot be looked through', { reason: String(error) });
    }
  }

  return {
    start: (input) => begin(randomUUID(), { input, part: null }),
    saveText,
    list: list.downloads,
    cancel: (id) => list.get(id)?.controller.abort(),

    retry(id) {
      const entry = list.get(id);
      if (!entry?.job || entry.download.state === 'running' || entry.download.state === 'done') {
        throw new AppError({ kind: 'bad-call', detail: 'only an unfinished download that does not run begins anew' });
      }
      return begin(id, entry.job);
    },

    async remove(id) {
      const entry = list.get(id);
      if (!entry || entry.download.state === 'running') return;
      list.remove(id);
      list.tell();
      if (entry.job) await discardPart(entry.job);
    },

    async open(id) {
      const { path, isOwn } = finished(id);
      await requireFile(path);
      // A spreadsheet program trusts formulas in a csv like the person's own, whatever wrote its cells.
      if (isOwn && /\.csv$/i.test(path) && !(await options.mayOpenOwn(basename(path)))) return;
      await openFile(path, options);
    },

    async showInFolder(id) {
      const { path } = finished(id);
      await requireFile(path);
      options.showItemInFolder(path);
    },

    reset({ keep }) {
      const ending = list.all();
      list.clear();
      for (const { controller } of ending) controller.abort();
      list.tell();
      return queued(() => endSession(ending, keep));
    },

    takeUp: () => queued(lookForInterrupted),
  };
}
