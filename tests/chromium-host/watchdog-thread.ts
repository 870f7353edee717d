import { parentPort, workerData } from 'node:worker_threads';

export type Watch = {
  /** Process id of the starter; null: not watched. */
  starter: number | null;
  /** How long the program may take to end before it is killed, in ms. */
  patience: number;
};

/** Interval between checks of the starter, in ms. */
const INTERVAL_MS = 1000;

const { starter, patience } = workerData as Watch;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Kills the program after `patience`: nothing in it can object, and Chromium ends with its pipe. */
const endSoon = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience);

parentPort?.once('message', endSoon);
if (starter !== null) {
  const look = setInterval(() => {
    if (runs(starter)) return;
    clearInterval(look);
    endSoon();
  }, INTERVAL_MS);
}
