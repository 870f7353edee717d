/**
 * The one display of the stand-in: a full HD screen, or what `HOST_VIEWPORT=1366x768` names. Where a person looks on, a
 * size that fits on any of today's, because the program asks for it before Chromium could be asked.
 */
export type HostDisplay = {
  width: number;
  height: number;
  /** True where the size was asked for: windows then fill the display, whatever they want. */
  forced: boolean;
};

/** Reads `HOST_VIEWPORT`; `headed` where there is a real display. */
export function displayFrom(viewport: string | undefined, headed: boolean): HostDisplay {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(viewport ?? '') ?? [];
  if (viewport && !width) throw new Error(`chromium-host: HOST_VIEWPORT=${viewport} is not WIDTHxHEIGHT`);
  if (width && height) return { width: Number(width), height: Number(height), forced: true };
  return headed ? { width: 1280, height: 800, forced: false } : { width: 1920, height: 1080, forced: false };
}
