import { AppError } from '@shared/errors.ts';
import { type FileProblem, PREVIEW_ROWS, type TablePreview, type TableSpec } from '@shared/files.ts';
import { createLimit } from '@shared/limit.ts';
import type { Log } from '../diagnostics/log.ts';
import type { InspectLimits, ReaderAnswer, Request, TableKind } from './protocol.ts';

const MIB = 1024 * 1024;
const AT_ONCE = 2;
/** V8's young generation: a reader makes only short-lived objects; the usual 16 MiB doubles memory without a gain. */
const YOUNG_MEBIBYTES = 2;

/** Limits on reading one file, beyond which the reader is ended. */
export type InspectorLimits = InspectLimits & {
  /** Time limit from the start of the process, in ms. */
  time: number;
  /** Heap limit in MiB; V8 ends the process there. Bytes outside V8's heap count towards `maxResidentBytes`. */
  heap: number;
};

/** Default limits of the inspector. */
export const INSPECTOR_LIMITS: InspectorLimits = {
  time: 15_000,
  heap: 512,
  maxResidentBytes: 768 * MIB,
  maxFileBytes: { xlsx: 64 * MIB, xls: 64 * MIB, csv: 400 * MIB },
  maxZipEntries: 2000,
  maxUnpackedBytes: 512 * MIB,
  headRows: PREVIEW_ROWS,
};

/**
 * The part of Electron's `UtilityProcess` used here. `kill` does nothing before "spawn"; "error", which V8's own end
 * emits before "exit", throws if nobody listens.
 */
type TableProcess = {
  on: {
    (event: 'spawn', listener: () => void): unknown;
    (event: 'error', listener: () => void): unknown;
    (event: 'message', listener: (message: unknown) => void): unknown;
    (event: 'exit', listener: (code: number) => void): unknown;
  };
  postMessage: (message: unknown) => void;
  kill: () => boolean;
};

/** Starts the built `inspect-process.js` with these flags of V8. */
export type ForkTableProcess = (v8Flags: readonly string[]) => TableProcess;

/** The reader was ended from outside: the file itself may be good. */
class EndedFromOutside extends Error {}

/**
 * Whether a process with this exit code may have been ended from outside: by SIGKILL or SIGTERM (waitpid's status, with
 * or without 128), or by Windows' task manager, whose code is also that of an uncaught exception. At the memory limit
 * V8 ends its process by an abort or a trap.
 */
const endedFromOutside = (code: number): boolean => code === 1 || [9, 15, 128 + 9, 128 + 15].includes(code);

type TableFile = Pick<Request, 'path' | 'kind' | 'table'>;
const UNKNOWN: TableSpec = { columns: [], others: [] };

/** Reads table files in processes of their own. */
export type TableInspector = {
  /**
   * The preview of a table file, read in a process that ends once this settles or soon after. Rejects with an AppError:
   * `file`, whose `detail` is a FileProblem, or `cancelled` if `signal` was aborted. `table`: how it is
   * read. Default: for no list, its columns are not known.
   */
  preview: (path: string, kind: TableKind, signal?: AbortSignal, table?: TableSpec) => Promise<TablePreview>;
};

/** Creates the inspector, which reads at most two files at a time and never in this process. */
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

  const inspect = ({ path, kind, table }: TableFile, signal: AbortSignal | undefined, mayAgain: boolean) =>
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
        // Not validated: the message comes from our own program, built together with this one.
        const answer = message as ReaderAnswer;
        if (!answer.ok) return refuse(answer.problem, answer.reason);
        end(() => {
          log.info('a table file was read', { kind, ms: Math.round(performance.now() - started) });
          resolve(answer.preview);
        });
      });
      child.on('spawn', () => {
        if (over) child.kill();
      });
      child.on('error', () => log.warn('V8 ends the reader of a table file', { kind }));
      // The reader reports every failure that it can catch; its end at the memory limit cannot be caught.
      child.on('exit', (code) => {
        const reason = `the reader ended with ${code}`;
        if (mayAgain && endedFromOutside(code)) end(() => reject(new EndedFromOutside(reason)));
        else refuse('too-big-to-read', reason);
      });
      child.postMessage({ path, kind, limits: readerLimits, table } satisfies Request);
    });

  /** Reading is idempotent: a reader that was ended from outside is restarted once. */
  const read = async (file: TableFile, signal?: AbortSignal) => {
    try {
      return await inspect(file, signal, true);
    } catch (error) {
      if (!(error instanceof EndedFromOutside)) throw error;
      log.warn('a table file is read again', { kind: file.kind, reason: error.message });
      return inspect(file, signal, false);
    }
  };

  return {
    preview: (path, kind, signal, table = UNKNOWN) => limited(() => read({ path, kind, table }, signal)),
  };
}
