import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { Browser } from './browser.ts';
import type { HostDisplay } from './display.ts';
import type { Page } from './page.ts';

export type WindowBounds = {
  get: () => Rectangle;
  set: (bounds: Rectangle) => void;
  /** Updates the bounds from Chromium; returns whether place and size have changed. */
  refresh: () => Promise<{ moved: boolean; resized: boolean }>;
};

/** The bounds in which the window opens. Sizes are those of its content: a page has no frame here. */
export function initialBounds(options: BrowserWindowConstructorOptions, display: HostDisplay): Rectangle {
  if (display.forced) return { x: 0, y: 0, width: display.width, height: display.height };
  const { x = 0, y = 0, width = 800, height = 600 } = options;
  return { x, y, width, height };
}

/** Place and size of a window; a value that is set can be read at once, and reaches Chromium a little later. */
export function createWindowBounds(first: Rectangle, browser: Browser, page: Promise<Page>): WindowBounds {
  let bounds = first;
  let frame = { width: 0, height: 0 };

  const current = async () => {
    const { target } = await page;
    const session = await browser.session();
    const window = await session.send('Browser.getWindowForTarget', { targetId: target.id });
    return { session, ...window };
  };
  const apply = async ({ x, y, width, height }: Rectangle) => {
    const { session, windowId } = await current();
    await session.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y } });
    await session.send('Browser.setContentsSize', { windowId, width, height });
    const { bounds: outer } = await current();
    frame = { width: (outer.width ?? width) - width, height: (outer.height ?? height) - height };
  };
  // The window may close before Chromium has applied the bounds.
  const applied = (wanted: Rectangle) => apply(wanted).catch(() => {});
  let settled: Promise<unknown> = applied(first);

  return {
    get: () => ({ ...bounds }),
    set: (wanted) => {
      bounds = wanted;
      settled = settled.then(() => applied(wanted));
    },
    refresh: async () => {
      await settled;
      const before = bounds;
      const { bounds: outer } = await current();
      // Set again meanwhile: Chromium's answer is stale.
      if (bounds !== before) return { moved: false, resized: false };
      const { left: x = before.x, top: y = before.y, width = 0, height = 0 } = outer;
      bounds = { x, y, width: width - frame.width, height: height - frame.height };
      return {
        moved: bounds.x !== before.x || bounds.y !== before.y,
        resized: bounds.width !== before.width || bounds.height !== before.height,
      };
    },
  };
}
