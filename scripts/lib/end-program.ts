import { type ChildProcess, spawn } from 'node:child_process';

/** A way to end a program: a signal to a process (below zero: to its group), or a command. */
type Ending = { signal: NodeJS.Signals; to: number } | { command: string; args: readonly string[] };

/**
 * How a program with this process id is asked to end, and how it is ended with all that it has started. Windows has no
 * signals: there, its windows are closed, as by a person, and `taskkill /F` ends the rest.
 */
export function endingsOf(platform: NodeJS.Platform, pid: number): { ask: Ending; force: Ending } {
  if (platform !== 'win32') return { ask: { signal: 'SIGTERM', to: pid }, force: { signal: 'SIGKILL', to: -pid } };
  const which = ['/PID', String(pid)];
  return {
    ask: { command: 'taskkill', args: which },
    force: { command: 'taskkill', args: [...which, '/T', '/F'] },
  };
}

/** Asks a program to end. */
export const askToEnd = ({ pid }: ChildProcess): void => carryOut(pid, 'ask');

/** Ends a program that was started as the first of its process group, and all that it has started. */
export const endAtOnce = ({ pid }: ChildProcess): void => carryOut(pid, 'force');

function carryOut(pid: number | undefined, way: 'ask' | 'force'): void {
  if (pid === undefined) return;
  const ending = endingsOf(process.platform, pid)[way];
  if ('command' in ending) {
    // A program that has ended in the meantime is none of its concern.
    spawn(ending.command, ending.args, { stdio: 'ignore' }).on('error', () => {});
    return;
  }
  try {
    process.kill(ending.to, ending.signal);
  } catch {
    // The program has ended in the meantime.
  }
}
