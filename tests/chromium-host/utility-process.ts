import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { UtilityProcess } from 'electron';
import { createEvents } from './events.ts';
import { notOffered, offer } from './guard.ts';

type UtilityProcessModule = typeof Electron.utilityProcess;

const JS_FLAGS = '--js-flags=';

/** V8's flags, the only arguments of `execArgv` that have an effect (`shell/browser/javascript_environment.cc`). */
const v8Flags = (execArgv: readonly string[]): string[] =>
  execArgv.flatMap((argument) => {
    if (!argument.startsWith(JS_FLAGS)) throw notOffered(`the argument ${argument} of a UtilityProcess`);
    return argument.slice(JS_FLAGS.length).split(' ');
  });

/** Signals by which V8 ends its process. */
const FATAL: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGILL', 'SIGTRAP'];

/**
 * `utilityProcess`: a forked Node with `process.parentPort`. As in Electron
 * (`shell/browser/api/electron_api_utility_process.cc`) there is no pid, and `kill` does nothing, before "spawn"; a
 * process that `kill` has ended exits with 0, one ended by another signal with the signal's number; V8's own end is an
 * "error" before. Message ports are not offered.
 */
export const createUtilityProcesses = (): { utilityProcess: UtilityProcessModule; killAll: () => void } => {
  const running = new Set<() => boolean>();
  return {
    killAll: () => {
      for (const kill of running) kill();
    },
    utilityProcess: offer<UtilityProcessModule>('utilityProcess', {
      fork: (modulePath, args = [], options = {}) => {
        const events = createEvents<UtilityProcess>('UtilityProcess', ['spawn', 'exit', 'message', 'error']);
        const { env, cwd, execArgv = [], stdio = 'inherit' } = options;
        if (stdio !== 'inherit' && stdio !== 'pipe' && stdio !== 'ignore') throw notOffered(`stdio ${stdio}`);
        const child = fork(fileURLToPath(new URL('./utility-boot.ts', import.meta.url)), [modulePath, ...args], {
          execArgv: v8Flags(execArgv),
          serialization: 'advanced',
          stdio: ['ignore', stdio, stdio, 'ipc'],
          env: (env as NodeJS.ProcessEnv | undefined) ?? process.env,
          ...(cwd !== undefined && { cwd }),
        });
        const end = () => child.kill('SIGKILL');
        running.add(end);
        let spawned = false;
        let killed = false;
        child.on('spawn', () => {
          spawned = true;
          events.emit('spawn');
        });
        child.on('message', (message) => events.emit('message', message));
        child.on('error', () => events.emit('exit', 1));
        child.on('exit', (code, signal) => {
          running.delete(end);
          spawned = false;
          if (FATAL.includes(signal)) events.emit('error', 'FatalError', '', '');
          events.emit('exit', signal ? (killed ? 0 : constants.signals[signal]) : (code ?? 1));
        });
        return offer<UtilityProcess>('UtilityProcess', {
          ...events.listening,
          get pid() {
            return spawned ? child.pid : undefined;
          },
          stdout: child.stdout,
          stderr: child.stderr,
          kill: () => {
            killed ||= spawned && child.kill('SIGTERM');
            return killed;
          },
          postMessage: (message, ports) => {
            if (ports?.length) throw notOffered('a message port to a UtilityProcess');
            child.send(message);
          },
        });
      },
    }),
  };
};
