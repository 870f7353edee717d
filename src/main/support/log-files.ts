import { constants, lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Most bytes taken from the end of each log file. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Most failures listed. */
const MOST_FAILURES = 100;
const LOG_NAME = /^main(?:\.\d)?\.log$/;
const NUMBERED = /"number":"[0-9A-Z]{6}"/;

/** A log file by its name, with its newest lines. */
export type LogFile = { name: string; text: string };

/**
 * The log files of a folder, oldest first. Unreadable files are omitted, and what lies behind a link: it is not ours to
 * send. The lines were redacted when written.
 */
export async function readLogFiles(folder: string): Promise<LogFile[]> {
  const own = await lstat(folder).catch(() => null);
  const names = own?.isDirectory() ? await readdir(folder).catch(() => []) : [];
  const order = (name: string) => Number(/\d/.exec(name)?.[0] ?? 0);
  const logs = names.filter((name) => LOG_NAME.test(name)).sort((a, b) => order(b) - order(a));
  const read = logs.map(async (name) => ({ name, text: await endOf(join(folder, name)).catch(() => null) }));
  return (await Promise.all(read)).flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
}

/** The last failures that have a number, oldest first, as logged. */
export const lastFailures = (logs: readonly LogFile[]): string[] =>
  logs
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => NUMBERED.test(line))
    .slice(-MOST_FAILURES);

/** Windows has no such flag. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;

/** The end of a file, starting at the beginning of a line. Rejects for anything but a file. */
async function endOf(path: string): Promise<string> {
  if (!(await lstat(path)).isFile()) throw new Error('not a file of ours');
  const file = await open(path, constants.O_RDONLY | NO_FOLLOW);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - MOST_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const text = buffer.toString('utf8', 0, bytesRead);
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await file.close();
  }
}
