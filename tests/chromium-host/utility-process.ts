import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { UtilityProcess } from 'electron';
import { createEvents } from './events.ts';
import { notOffered, offer } from './guard.ts';

type UtilityProcessModule = typeof Electron.utilityProcess;

/** `utilityProcess`: a forked Node with `process.parentPort`. Message ports are not offered. */
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
          execArgv,
          serialization: 'advanced',
          stdio: ['ignore', stdio, stdio, 'ipc'],
          env: (env as NodeJS.ProcessEnv | undefined) ?? process.env,
          ...(cwd !== undefined && { cwd }),
        });
        const kill = () => child.kill('SIGKILL');
        running.add(kill);
        child.on('spawn', () => events.emit('spawn'));
        child.on('message', (message) => events.emit('message', message));
        child.on('error', () => events.emit('exit', 1));
        child.on('exit', (code, signal) => {
          running.delete(kill);
          // The status of waitpid: the signal in the lowest bits, or else the code above them.
          events.emit('exit', signal ? constants.signals[signal] : (code ?? 1) << 8);
        });
        return offer<UtilityProcess>('UtilityProcess', {
          ...events.listening,
          get pid() {
            return child.exitCode === null && child.signalCode === null ? child.pid : undefined;
          },
          stdout: child.stdout,
          stderr: child.stderr,
          kill,
          postMessage: (message, ports) => {
            if (ports?.length) throw notOffered('a message port to a UtilityProcess');
            child.send(message);
          },
        });
      },
    }),
  };
};
