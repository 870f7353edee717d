import type { RunningProgram } from '../program.ts';

/** A program that is restarted. */
export type Restarts = {
  /** Starts the program, after ending the one that runs. */
  restart: () => void;
  /** Ends the program for good. */
  stop: () => void;
  /** Resolves when the program has ended for good: by `stop`, or because a person closed its window. */
  ended: Promise<void>;
};

/** Keeps one program running. One that has failed starts again at the next `restart`. */
export function createRestarts(open: () => RunningProgram): Restarts {
  const over = Promise.withResolvers<void>();
  let current: RunningProgram | undefined;
  let next: 'start' | 'end' | undefined;
  const start = () => {
    next = undefined;
    current = open();
    void current.ended.then((code) => {
      current = undefined;
      if (next === 'start') start();
      else if (next === 'end' || code === 0) over.resolve();
      else console.error(`The program has ended with code ${code}; it starts again after the next change.`);
    }, over.reject);
  };
  return {
    restart: () => {
      if (next === 'end') return;
      if (!current) return start();
      next = 'start';
      current.stop();
    },
    stop: () => {
      next = 'end';
      if (current) current.stop();
      else over.resolve();
    },
    ended: over.promise,
  };
}
