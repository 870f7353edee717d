import type { Page } from 'playwright';
import { openScreen } from '../../tests/e2e/support/go-to.ts';
import { commandOf, residentBytes, treeOf } from './process-tree.ts';
import { withRig } from './program.ts';

/** An hour of work at an action every six seconds. */
const ACTIONS = 600;
const SAMPLES = 12;

/** Evenly spaced samples in MB, the first one after a twelfth of the work. */
export type MemoryFigures = {
  /** The page's heap after garbage collection. */
  heap: number[];
  /** Resident memory of the main process. */
  main: number[];
};

/** Does an hour's work on list, review desk and other screens, one action after the other. */
export function measureMemory(): Promise<MemoryFigures> {
  return withRig(async ({ platform, signedIn }) => {
    const app = await signedIn('memory', 'admin', '/app/initiatives');
    try {
      const { page } = app;
      const main = treeOf(process.pid).find((pid) => commandOf(pid).includes('out/main/index.js'));
      if (main === undefined) throw new Error('The program is not among the processes');
      const ids = platform.find.all('initiative', {}).map(({ id }) => id);
      const figures: MemoryFigures = { heap: [], main: [] };
      for (let done = 1; done <= ACTIONS; done++) {
        await openScreen(page, addressOf(done, ids));
        await settled(page);
        if (done % (ACTIONS / SAMPLES) > 0) continue;
        figures.heap.push(await heapMegabytes(page));
        figures.main.push(residentBytes(main) / 1e6);
      }
      return figures;
    } finally {
      await app.close();
    }
  });
}

/** Address that the action with this number opens: mostly list or desk, every fifth another screen. */
function addressOf(action: number, ids: readonly number[]): string {
  const others = ['funds', 'news', 'customers', 'organizations', 'products'];
  const id = ids[(action * 7) % ids.length];
  switch (action % 5) {
    case 0:
      return `/app/${others[(action / 5) % others.length]}`;
    case 1:
    case 2:
      return `/app/initiatives?page=${1 + (action % 40)}`;
    default:
      return `/app/initiatives/review?at=${id}`;
  }
}

/** Waits until nothing is loading and the frame is painted. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const main = document.querySelector('main');
          const busy = !main?.firstElementChild || main.querySelector('[aria-busy=true]');
          requestAnimationFrame(busy ? look : () => setTimeout(resolve));
        };
        requestAnimationFrame(look);
      }),
  );

async function heapMegabytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 1e6;
}
