/**
 * The only display of the stand-in: a full HD screen, or the size in `HOST_VIEWPORT=1366x768`. On a real display, a
 * size that fits any present-day screen: the program needs it before Chromium can be asked.
 */
export type HostDisplay = {
  width: number;
  height: number;
  /** True if `HOST_VIEWPORT` gives the size: windows then fill the display, whatever size they request. */
  forced: boolean;
};

/** Reads `HOST_VIEWPORT`; `headed`: there is a real display. Throws if it is not WIDTHxHEIGHT. */
export function displayFrom(viewport: string | undefined, headed: boolean): HostDisplay {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(viewport ?? '') ?? [];
  if (viewport && !width) throw new Error(`chromium-host: HOST_VIEWPORT=${viewport} is not WIDTHxHEIGHT`);
  if (width && height) return { width: Number(width), height: Number(height), forced: true };
  return headed ? { width: 1280, height: 800, forced: false } : { width: 1920, height: 1080, forced: false };
}
