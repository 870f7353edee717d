import { AppError } from '@shared/errors.ts';
import { type FileProblem, PREVIEW_ROWS, type TablePreview } from '@shared/files.ts';
import { createLimit } from '../concurrency/limit.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Answer, InspectLimits, Request, TableKind } from './protocol.ts';

const MIB = 1024 * 1024;
const AT_ONCE = 2;
/** A reader makes short-lived objects only: with V8's usual 16 MiB it takes twice the memory and gains no time. */
const YOUNG_MEBIBYTES = 2;

/** What one file may cost before its reader is ended. */
export type InspectorLimits = InspectLimits & {
  /** ms from the start of its process. */
  time: number;
  /** MiB of objects; V8 ends the process there. Bytes outside V8's heap count in `maxResidentBytes`. */
  heap: number;
};

export const INSPECTOR_LIMITS: InspectorLimits = {
  time: 15_000,
  heap: 512,
  maxResidentBytes: 768 * MIB,
  maxFileBytes: { xlsx: 64 * MIB, xls: 64 * MIB, csv: 400 * MIB },
  maxZipEntries: 2000,
  maxUnpackedBytes: 512 * MIB,
  headRows: PREVIEW_ROWS,
};

/** The part of Electron's `UtilityProcess` that is used. */
type TableProcess = {
  on: {
    (event: 'message', listener: (message: unknown) => void): unknown;
    (event: 'exit', listener: (code: number) => void): unknown;
  };
  postMessage: (message: unknown) => void;
  kill: () => boolean;
};

/** Starts the built `inspect-process.js` with these arguments for its Node. */
export type ForkTableProcess = (nodeArguments: string[]) => TableProcess;

export type TableInspector = {
  /**
   * What is in a table file. The file is read in a process of its own, which is gone once this settles or soon after.
   * Fails with an AppError `file` whose `detail` is a FileProblem, and `cancelled` where `signal` was aborted.
   */
  preview: (path: string, kind: TableKind, signal?: AbortSignal) => Promise<TablePreview>;
};

/** Reads table files for their preview, at most two at a time, and never in this process. */
export function createTableInspector({
  fork,
  log,
  limits = INSPECTOR_LIMITS,
}: {
  fork: ForkTableProcess;
  log: Pick<Log, 'info' | 'warn'>;
  limits?: InspectorLimits;
}): TableInspector {
  const limited = createLimit(AT_ONCE);
  const { time, heap, ...readerLimits } = limits;

  const inspect = (path: string, kind: TableKind, signal?: AbortSignal) =>
    new Promise<TablePreview>((resolve, reject) => {
      if (signal?.aborted) return reject(new AppError({ kind: 'cancelled' }));
      const started = performance.now();
      const child = fork([`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG_MEBIBYTES}`]);
      let over = false;
      const end = (finish: () => void) => {
        if (over) return;
        over = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
        child.kill();
        finish();
      };
      const refuse = (problem: FileProblem, reason: string) =>
        end(() => {
          log.warn('a table file was refused', { kind, problem, reason });
          reject(new AppError({ kind: 'file', detail: problem }));
        });
      const cancel = () => end(() => reject(new AppError({ kind: 'cancelled' })));
      const timer = setTimeout(() => refuse('too-slow', `ended after ${time} ms`), time);
      signal?.addEventListener('abort', cancel);
      child.on('message', (message) => {
        // It comes from our own program, built together with this one.
        const answer = message as Answer;
        if (!answer.ok) return refuse(answer.problem, answer.reason);
        end(() => {
          log.info('a table file was read', { kind, ms: Math.round(performance.now() - started) });
          resolve(answer.preview);
        });
      });
      // The reader answers whatever it can catch: only the end at its memory limit is beyond it.
      child.on('exit', (code) => refuse('too-big-to-read', `the reader ended with ${code}`));
      child.postMessage({ path, kind, limits: readerLimits } satisfies Request);
    });

  return { preview: (path, kind, signal) => limited(() => inspect(path, kind, signal)) };
}
