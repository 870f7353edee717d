import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import { createQueue } from '../concurrency/queue.ts';
import { numbered } from '../diagnostics/error-number.ts';
import { createDownloadList, type Entry } from './download-list.ts';
import type { Downloads, DownloadsOptions } from './downloads-parts.ts';
import { safeFileName } from './file-name.ts';
import { takeUpInterrupted } from './interrupted.ts';
import { openFile, requireFile } from './open-file.ts';
import { createOwnFiles } from './own-files.ts';
import { discardPart, type Job, transfer } from './transfer.ts';

/** Duration of a long download, in ms: longer than a person watches. */
const LONG_MS = 10_000;

/** Creates the downloads: list exports, streamed to disk by the main process (spec 000 §7). */
export function createDownloads(options: DownloadsOptions): Downloads {
  const { api, folder, owner, onChange, onProgress, onLongEnd, log, longMs = LONG_MS, backoffMs, idleMs } = options;
  const list = createDownloadList({ onChange, onProgress });
  /** Runs session ends and look-ups of unfinished downloads one after the other. */
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
      // The end of the session cleans up a download that is no longer on the list.
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
      const found = await takeUpInterrupted({
        ...{ owner: person, seal, sureNow: options.sureNow, isHeld, log },
        folder: await folder(),
      });
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
    ...createOwnFiles({ list, folder, mark: options.mark }),
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
      // A spreadsheet program trusts formulas in a csv like the person's own, whatever their source.
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
