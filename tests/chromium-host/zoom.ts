/** Chromium's zoom levels are exponents of this base. */
const ZOOM_STEP = 1.2;

/** How far a page with this zoom level is magnified; 1: not at all. */
export const factorOf = (level: number): number => ZOOM_STEP ** level;

/** The zoom level that magnifies a page so far. */
export const levelOf = (factor: number): number => Math.log(factor) / Math.log(ZOOM_STEP);

/** The zoom level of one window. */
export type WindowZoom = {
  /** Of the page at this address. */
  level: (url: string) => number;
  /** Has no effect without a page (`shell/browser/web_contents_zoom_controller.cc`: `SetZoomLevel`). */
  set: (url: string, level: number) => void;
  /** Must be called when the window is gone. */
  end: () => void;
};

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host || url : '');

/**
 * The zoom levels of a session: as in Chromium those of a host are shared by all windows that show it. A window in the
 * mode `isolated` has a level of its own on every page. `onChange` hears the host whose level has changed, '' for all.
 */
export function createZooms(): (mode: string, onChange: (host: string) => void) => WindowZoom {
  const levels = new Map<string, number>();
  const listeners = new Set<(host: string) => void>();
  return (mode, onChange) => {
    if (mode !== 'default' && mode !== 'isolated') throw new Error(`chromium-host: zoomMode ${mode} is not offered`);
    const shared = mode === 'default';
    let own = 0;
    if (shared) listeners.add(onChange);
    return {
      level: (url) => (shared ? (levels.get(hostOf(url)) ?? 0) : own),
      set: (url, level) => {
        const host = hostOf(url);
        if (host === '') return;
        if (shared) {
          levels.set(host, level);
          for (const tell of listeners) tell(host);
        } else {
          own = level;
          onChange(host);
        }
      },
      end: () => void listeners.delete(onChange),
    };
  };
}
