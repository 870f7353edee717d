import { setTimeout as sleep } from 'node:timers/promises';
import { processorMs, treeOf } from './process-tree.ts';
import { withRig } from './program.ts';

/** Time for the work after a start to end: prefetch of the next page, compilers, caches. */
const SETTLE_MS = 15_000;
const WATCHED_MS = 60_000;

/** Share of one core that the program, its Chromium and the window use while the list is idle. */
export function measureIdle(): Promise<number> {
  return withRig(async ({ signedIn }) => {
    const app = await signedIn('idle', 'moderator', '/app/initiatives');
    try {
      await app.page.locator('tr[data-row]').first().waitFor();
      await sleep(SETTLE_MS);
      const before = usedSoFar();
      const startedAt = performance.now();
      await sleep(WATCHED_MS);
      return (usedSoFar() - before) / (performance.now() - startedAt);
    } finally {
      await app.close();
    }
  });
}

/** Processor time of all descendants of this process, in ms; this process itself runs the platform. */
const usedSoFar = (): number => processorMs(treeOf(process.pid).filter((pid) => pid !== process.pid));
