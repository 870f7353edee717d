import { parentPort, workerData } from 'node:worker_threads';

export type Watch = {
  /** Process number of whoever started the program; null where nobody is to be watched. */
  starter: number | null;
  /** How long the program may take to end, in ms. */
  patience: number;
};

/** How often the starter is looked for, in ms. */
const INTERVAL_MS = 1000;

const { starter, patience } = workerData as Watch;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process now, or none.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** As a power cut: nothing in the program can object, and Chromium ends with its pipe. */
const endSoon = () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience);

parentPort?.once('message', endSoon);
if (starter !== null) {
  const look = setInterval(() => {
    if (runs(starter)) return;
    clearInterval(look);
    endSoon();
  }, INTERVAL_MS);
}
