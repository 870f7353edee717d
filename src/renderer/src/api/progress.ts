import { bridge } from './bridge.ts';

/** Fraction read (0–1) of each long reading in progress, in the order in which they began. */
const readings = new Map<symbol, number>();
let shown: number | null = null;

/**
 * Shows a long reading on the taskbar; of several, the last begun. Returns the function that reports the fraction read
 * (0–1), or null at the end.
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
