/** The one display of the stand-in: a full HD screen, or what `HOST_VIEWPORT=1366x768` names. */
export type HostDisplay = {
  width: number;
  height: number;
  /** True where the size was asked for: windows then fill the display, whatever they want. */
  forced: boolean;
};

/** Reads `HOST_VIEWPORT`. */
export function displayFrom(viewport: string | undefined): HostDisplay {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(viewport ?? '') ?? [];
  if (viewport && !width) throw new Error(`chromium-host: HOST_VIEWPORT=${viewport} is not WIDTHxHEIGHT`);
  return width && height
    ? { width: Number(width), height: Number(height), forced: true }
    : { width: 1920, height: 1080, forced: false };
}
