import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Chromium, launchChromium, SHORT_LIVED } from '../../chromium-host/chromium.ts';

/** The Chromium of a worker, in which each program has its own browser context. */
export type SharedChromium = {
  /** Its DevTools address. */
  endpoint: () => Promise<string>;
  close: () => Promise<void>;
};

type Running = { chromium: Chromium; profile: string; ended: boolean };

/**
 * Starts Chromium with the first program. Debian's headless Chromium sometimes ends with a segmentation fault while it
 * disposes of the context of an ended program: the next program gets a new Chromium, and the output says so. A program
 * that loses its Chromium while it runs ends with an error, and its test fails.
 */
export function createSharedChromium(): SharedChromium {
  let running: Running | undefined;

  const start = async (): Promise<Running> => {
    const profile = await mkdtemp(join(tmpdir(), 'shared-chromium-'));
    const started: Running = {
      chromium: launchChromium({ profile, headed: false, flags: [...SHORT_LIVED, '--process-per-site'] }),
      profile,
      ended: false,
    };
    void started.chromium.ended.then(() => {
      started.ended = true;
    });
    return started;
  };
  const close = async () => {
    await running?.chromium.close();
    if (running) await rm(running.profile, { recursive: true, force: true });
    running = undefined;
  };

  return {
    endpoint: async () => {
      if (running?.ended) {
        process.stderr.write('The shared Chromium ended between two programs; a new one is started.\n');
        await close();
      }
      running ??= await start();
      return running.chromium.endpoint;
    },
    close,
  };
}
