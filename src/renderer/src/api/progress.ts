import { bridge } from './bridge.ts';

/** The long readings under way, by when they began, each with the part (0–1) that is there. */
const readings = new Map<symbol, number>();
let shown: number | null = null;

/**
 * Begins to show a long reading on the taskbar; several are shown one after the other, the latest first. Returns what tells which part
 * (0–1) of it is there; null: it has ended.
 */
export function longReading(): (fraction: number | null) => void {
  const reading = Symbol('reading');
  return (fraction) => {
    if (fraction === null) readings.delete(reading);
    else readings.set(reading, Math.round(Math.min(1, fraction) * 100) / 100);
    const latest = [...readings.values()].at(-1) ?? null;
    if (latest === shown) return;
    shown = latest;
    void bridge.app.showProgress({ fraction: latest });
  };
}
