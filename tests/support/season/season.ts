import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type SeasonCall, startBusyPlatform } from './platform.ts';

const CHILD = join(import.meta.dirname, 'programs-child.ts');
const RESOLVE = join(import.meta.dirname, '../resolve-shared.ts');

/** A season's start. */
export type SeasonOptions = {
  programs: number;
  /** Number of processes that share the programs. */
  processes: number;
  /** The wait that the platform asks for, in s. */
  retryAfterS: number;
  /** How long the platform is busy, in ms from the first call. */
  busyMs: number;
};

/** The result of a season's start. */
export type Season = {
  calls: readonly SeasonCall[];
  /** Each failed read, and each failed decision sent after the recovery: `api/boards: 503`. */
  failures: readonly string[];
};

/** Lets all programs read and decide at the same moment, over real connections, and waits for all their answers. */
export async function runSeason({ programs, processes, retryAfterS, busyMs }: SeasonOptions): Promise<Season> {
  const platform = await startBusyPlatform(retryAfterS, busyMs);
  const each = Math.ceil(programs / processes);
  const children: ChildProcess[] = [];
  try {
    for (let first = 0; first < programs; first += each) {
      const args = [platform.url, String(first), String(Math.min(each, programs - first))];
      children.push(fork(CHILD, args, { execArgv: ['--import', RESOLVE] }));
    }
    await Promise.all(children.map(nextMessage));
    const ended = Promise.all(children.map(lastMessage));
    for (const child of children) child.send('start');
    await platform.recovered;
    for (const child of children) child.send('recovered');
    const failures = (await ended).flat();
    return { calls: platform.calls, failures };
  } finally {
    for (const child of children) child.kill();
    await platform.close();
  }
}

/** Returns the next message of a child; throws if the child ends without one. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of programs ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}

const lastMessage = async (child: ChildProcess): Promise<readonly string[]> =>
  ((await nextMessage(child)) as { failures: readonly string[] }).failures;
