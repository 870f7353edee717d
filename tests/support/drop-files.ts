import type { Locator } from 'playwright';

/**
 * Drops files on an element as the operating system's drag does: real paths, which the program can read. All of the
 * drag is done, so that what shows while files hover is seen too.
 */
export async function dropFiles(target: Locator, paths: readonly string[]): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what the files are dropped on is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  try {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x, y, data });
    }
  } finally {
    await devtools.detach();
  }
}
