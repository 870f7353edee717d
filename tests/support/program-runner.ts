import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Done, HostEvent } from '../chromium-host/messages.ts';
import { withoutKeyring } from './keyring.ts';
import {
  argumentsOf,
  environmentOf,
  killGroup,
  NODE,
  openLog,
  type ProgramProcess,
  STAND_IN,
  spawnInGroup,
  startProgram,
  tell,
} from './program-process.ts';

/** The program's origin in the browser's form. */
const ORIGIN = 'http://backoffice.localhost';
/** Programs after which a new process takes over: the modules of all of them stay in its memory. */
const MOST_RUNS = 25;

/** Starts programs without a keychain one after the other in one process, as if each had its own. */
export type ProgramRunner = {
  /** Starts a program there, or in a process of its own while another program runs there. */
  start: typeof startProgram;
  close: () => Promise<void>;
};

/**
 * A runner whose programs are pages of the Chromium at the address that they name (`LaunchOptions.chromium`). `origin`:
 * theirs in the browser's form.
 */
export function createProgramRunner(origin = ORIGIN): ProgramRunner {
  let current: { child: ChildProcess; chromium: string; runs: number; gone: Promise<unknown> } | undefined;
  let busy = false;

  const close = async () => {
    const { child, gone } = current ?? {};
    current = undefined;
    if (child?.connected) child.disconnect();
    await gone;
  };
  const processFor = (chromium: string, profileDir: string) => {
    if (current && (current.chromium !== chromium || current.runs >= MOST_RUNS)) void close();
    if (current) return current;
    const args = [join(STAND_IN, 'again.ts'), chromium, origin];
    const child = spawnInGroup(
      withoutKeyring({ command: NODE, args, env: environmentOf({ env: {}, profileDir }) }, profileDir),
    );
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    const started = { child, chromium, runs: 0, gone };
    void gone.then(() => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  };

  return {
    close,
    start: (options, logFile) => {
      const { chromium, profileDir, keyring = false, env } = options;
      // Node reads its options once, at the start of a process.
      const ofNode = Object.keys(env).some((name) => name.startsWith('NODE_'));
      if (busy || chromium === undefined || keyring || ofNode) return startProgram(options, logFile);
      busy = true;
      const used = processFor(chromium, profileDir);
      used.runs += 1;
      const program = runIn(used.child, options, logFile);
      const free = () => {
        busy = false;
      };
      program.ended.then(free, free);
      return program;
    },
  };
}

/** Runs a program in this process. Its end is an error if something has survived it. */
function runIn(child: ChildProcess, options: Parameters<typeof startProgram>[0], logFile: string): ProgramProcess {
  const output = openLog(logFile);
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream?.pipe(output, { end: false });
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve, reject) => {
    const finish = (settle: () => void) => {
      hasEnded = true;
      child.off('message', receive).off('exit', gone);
      for (const stream of streams) stream?.unpipe(output);
      output.end(settle);
    };
    const receive = (message: unknown) => {
      const event = message as HostEvent | Done;
      if (event.type !== 'ended') return;
      const { code, left } = event;
      finish(() => (left.length === 0 ? resolve(code) : reject(new Error(`survived the program: ${left.join(', ')}`))));
    };
    const gone = (code: number | null) => finish(() => resolve(code));
    child.on('message', receive).once('exit', gone);
  });
  const { env } = withoutKeyring({ command: '', args: [], env: environmentOf(options) }, options.profileDir);
  tell(child, { type: 'run', argv: argumentsOf(options), env }).catch(() => killGroup(child));
  return { child, ended, hasEnded: () => hasEnded, askToEnd: () => void tell(child, { type: 'end' }).catch(() => {}) };
}
