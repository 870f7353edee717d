import { constants, lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { NetworkCheck } from '@shared/network-check.ts';
import { strToU8, zipSync } from 'fflate';
import type { Config } from '../config/config.ts';
import { redact } from '../diagnostics/redact.ts';
import { writeWholeFile } from '../files/whole-file.ts';
import { configFacts } from './config-facts.ts';

/** The file that a person sends to support: one zip, without secrets. */
export type SupportFile = {
  /** Writes the file to the downloads folder; returns its path and name. Throws `file`. */
  save: () => Promise<{ path: string; name: string }>;
};

type Options = {
  config: Config;
  /** Versions, language and screens. */
  facts: () => Record<string, unknown>;
  networkCheck: () => Promise<NetworkCheck>;
  /** Folder of the log files. */
  logs: string;
  folder: () => Promise<string>;
  /** Default: Date.now, in ms since the epoch. */
  now?: () => number;
};

/** Creates the support file: program, workstation, configuration, network, last failures and logs. */
export function createSupportFile({ config, facts, networkCheck, logs, folder, now = Date.now }: Options): SupportFile {
  return {
    async save() {
      const at = new Date(now());
      // The check comes first, so that the log includes it.
      const checked = await networkCheck();
      const files = await readLogFiles(logs);
      const entries = {
        'program.json': asJson({ savedAt: at.toISOString(), ...facts() }),
        'configuration.json': asJson(configFacts(config)),
        'network-check.json': asJson(checked),
        'failures.txt': `${lastFailures(files).join('\n')}\n`,
        ...Object.fromEntries(files.map(({ name, text }) => [`logs/${name}`, text])),
      };
      const zip = zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
        mtime: at,
      });
      return writeWholeFile({ folder: await folder(), name: `yordam-${stamp(at)}.zip`, content: zip });
    },
  };
}

const asJson = (value: unknown): string => `${JSON.stringify(redact(value), null, 2)}\n`;

/** Local time as 2026-11-23-0905. */
function stamp(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}-${two(at.getHours())}${two(at.getMinutes())}`;
}

/** Most bytes taken from the end of each log file. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Most failures listed. */
const MOST_FAILURES = 100;
const LOG_NAME = /^main(?:\.\d)?\.log$/;
const NUMBERED = /"number":"[0-9A-Z]{6}"/;

/** A log file by its name, with its newest lines. */
type LogFile = { name: string; text: string };

/**
 * The log files of a folder, oldest first. Unreadable files are omitted, and what lies behind a link: it is not ours to
 * send. The lines were redacted when written.
 */
async function readLogFiles(folder: string): Promise<LogFile[]> {
  const own = await lstat(folder).catch(() => null);
  const names = own?.isDirectory() ? await readdir(folder).catch(() => []) : [];
  const order = (name: string) => Number(/\d/.exec(name)?.[0] ?? 0);
  const logs = names.filter((name) => LOG_NAME.test(name)).sort((a, b) => order(b) - order(a));
  const read = logs.map(async (name) => ({ name, text: await endOf(join(folder, name)).catch(() => null) }));
  return (await Promise.all(read)).flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
}

/** The last failures that have a number, oldest first, as logged. */
const lastFailures = (logs: readonly LogFile[]): string[] =>
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
