import type { Locator } from 'playwright';

/** Files dragged over the page and not yet dropped. */
export type HeldFiles = {
  /** Drops them where they are. */
  drop: () => Promise<void>;
};

/**
 * Drags files over an element as the operating system does: real paths, which the program can read. Returns once a drop
 * zone has reacted, or at once where there is no zone: a person's hand is no faster than that.
 */
export async function holdFiles(target: Locator, paths: readonly string[]): Promise<HeldFiles> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what the files are dropped on is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, x, y, data });
  await drag('dragEnter');
  await drag('dragOver');
  await page.waitForFunction(
    ([left, top]) => {
      const zone = document.elementFromPoint(left, top)?.closest('[data-drop-zone]');
      return !zone || zone.matches('[data-accept], [data-reject], [aria-disabled]');
    },
    [x, y] as const,
  );
  await drag('dragOver');
  return {
    drop: async () => {
      await drag('drop');
      await devtools.detach();
    },
  };
}

/** Drags files over an element and drops them there. */
export async function dropFiles(target: Locator, paths: readonly string[]): Promise<void> {
  const held = await holdFiles(target, paths);
  await held.drop();
}
