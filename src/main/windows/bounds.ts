/** A rectangle in device-independent pixels. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** A size in device-independent pixels. */
type Size = { width: number; height: number };

/** Smallest size of the window where the display has room for it, and where it has not. */
const MINIMUM = { width: 1024, height: 640 } as const;
const LEAST = { width: 900, height: 460 } as const;
const PREFERRED = { width: 1440, height: 900 } as const;
/** Minimum overlap of the saved window with a display for the window to be restored there. */
const GRIP = { width: 120, height: 40 } as const;

/** The smallest size of the window on a display with this work area: 1366×768 at 150 % leaves only 911×472. */
export const minimumOn = (workArea: Size): Size => ({
  width: clamp(workArea.width, LEAST.width, MINIMUM.width),
  height: clamp(workArea.height, LEAST.height, MINIMUM.height),
});

/**
 * The bounds in which the window opens: as it was left, on the display that shows most of it, never larger than that
 * display's work area and never beyond its edges. Centred on the first display if the saved bounds are on none.
 * `displays` are the current work areas, the primary one first.
 */
export function restoredBounds(saved: Rectangle | null, displays: readonly Rectangle[]): Rectangle {
  const primary = displays[0] ?? { x: 0, y: 0, ...PREFERRED };
  const home = saved && mostCovered(saved, displays);
  if (!saved || !home) return centred(PREFERRED, primary);
  const width = clamp(saved.width, MINIMUM.width, home.width);
  const height = clamp(saved.height, MINIMUM.height, home.height);
  return {
    x: clamp(saved.x, home.x, home.x + home.width - width),
    y: clamp(saved.y, home.y, home.y + home.height - height),
    width,
    height,
  };
}

function mostCovered(window: Rectangle, displays: readonly Rectangle[]): Rectangle | null {
  let best: Rectangle | null = null;
  let bestArea = 0;
  for (const display of displays) {
    const width = overlap(window.x, window.width, display.x, display.width);
    const height = overlap(window.y, window.height, display.y, display.height);
    if (width < GRIP.width || height < GRIP.height || width * height <= bestArea) continue;
    best = display;
    bestArea = width * height;
  }
  return best;
}

function centred(size: Size, display: Rectangle): Rectangle {
  const width = Math.min(size.width, display.width);
  const height = Math.min(size.height, display.height);
  return {
    x: display.x + Math.round((display.width - width) / 2),
    y: display.y + Math.round((display.height - height) / 2),
    width,
    height,
  };
}

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));

/** `value` limited to the range; if the limits contradict each other, the upper one wins. */
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
