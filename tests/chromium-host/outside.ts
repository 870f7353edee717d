import { fstatSync } from 'node:fs';
import type { Done, HostCommand, HostEvent, SentCommand } from './messages.ts';

/** The starter, which is the process that started the program: a test, the tour, `npm start`, or none of them. */
export type Outside = {
  tell: (event: HostEvent) => void;
  onCommand: <T extends HostCommand['type']>(
    type: T,
    listener: (command: Extract<HostCommand, { type: T }>) => unknown,
  ) => void;
  /** The starter has ended or requests the end: by a signal, or by closing the IPC channel or the pipe of stdin. */
  onEnd: (listener: () => void) => void;
};

/** The process's IPC channel, its signals and its stdin. */
export function createOutside(program: NodeJS.Process): Outside {
  // The reader of the output may have ended; output without a reader is no error of the program.
  for (const stream of [program.stdout, program.stderr]) stream.on('error', () => undefined);
  const commands: ((command: HostCommand) => unknown)[] = [];
  program.on('message', async (message) => {
    const { id, command } = message as SentCommand;
    const done: Done = { type: 'done', id };
    try {
      for (const receive of commands) done.value ??= await receive(command);
    } catch (error) {
      done.error = String(error);
    }
    program.send?.(done);
  });

  return {
    tell: (event) => {
      if (program.connected) program.send?.(event);
    },
    onCommand: (type, listener) => {
      commands.push((command) =>
        command.type === type ? listener(command as Parameters<typeof listener>[0]) : undefined,
      );
    },
    onEnd: (listener) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) program.on(signal, listener);
      if (program.channel) program.on('disconnect', listener);
      else if (isPipe()) program.stdin.on('end', listener).resume();
    },
  };
}

/** True if stdin is a pipe or socket, which ends with the starter; a terminal or /dev/null does not. */
function isPipe(): boolean {
  try {
    const stdin = fstatSync(0);
    return stdin.isFIFO() || stdin.isSocket();
  } catch {
    return false;
  }
}
