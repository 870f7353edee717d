import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import electronLog from 'electron-log/node';
import { redact, redactText } from './redact.ts';

/** Writes one line: a sentence and facts about it. Secrets are redacted before anything is written. */
type Write = (message: string, facts?: Record<string, unknown>) => void;

/** The program's log, by level. */
export type Log = {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
  /** The same log with the name of a part of the program in front of each line. */
  child: (scope: string) => Log;
};

type Level = 'debug' | 'info' | 'warn' | 'error';
type Sink = (level: Level, line: string) => void;

const MAX_BYTES = 5 * 1024 * 1024;
const KEPT_FILES = 3;

/** Rotates `main.log` → `main.1.log` → `main.2.log`; the oldest file is removed. */
function rotate(path: string): void {
  const numbered = (n: number) => (n === 0 ? path : path.replace(/\.log$/, `.${n}.log`));
  rmSync(numbered(KEPT_FILES - 1), { force: true });
  for (let n = KEPT_FILES - 2; n >= 0; n--) {
    if (existsSync(numbered(n))) renameSync(numbered(n), numbered(n + 1));
  }
}

function scoped(sink: Sink, scope: string): Log {
  const write =
    (level: Level): Write =>
    (message, facts) => {
      const tail = facts ? ` ${JSON.stringify(redact(facts))}` : '';
      sink(level, `${scope && `(${scope}) `}${redactText(message)}${tail}`);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (name) => scoped(sink, scope ? `${scope}/${name}` : name),
  };
}

/** Creates a log that passes redacted lines to `sink`. */
export const createLog = (sink: Sink): Log => scoped(sink, '');

/**
 * Opens the program's log: `main.log` in `folder`, three files of at most 5 MB each, and the console as well while
 * developing. A full or read-only disk never stops the program.
 */
export function openLog({ folder, echo }: { folder: string; echo: boolean }): Log {
  mkdirSync(folder, { recursive: true });
  const logger = electronLog.create({ logId: folder });
  const { file, console: terminal, ipc, remote } = logger.transports;
  file.level = 'debug';
  file.maxSize = MAX_BYTES;
  file.resolvePathFn = () => join(folder, 'main.log');
  file.archiveLogFn = (full) => {
    try {
      rotate(full.path);
    } catch {
      // A virus scanner may hold an old file open: losing old lines is better than losing new ones.
      full.clear();
    }
  };
  terminal.level = echo ? 'info' : false;
  if (ipc) ipc.level = false;
  if (remote) remote.level = false;
  return createLog((level, line) => logger[level](line));
}
