import type { Check } from '@shared/network-check.ts';

const MINUTE_MS = 60_000;
/** Difference that is reported, in minutes. */
const NOTABLE = 2;
/** Difference from which certificates and deadlines suffer, in minutes. */
const WRONG = 10;

type Times = {
  /** In ms since the epoch; null if no server sent its time. */
  serverTime: number | null;
  localTime: number;
};

/** Judges the workstation's clock by the server's; the figure is positive if the workstation's is ahead. */
export function checkClock({ serverTime, localTime }: Times): Omit<Check, 'name' | 'host'> {
  if (serverTime === null) return { state: 'unknown', figure: null, problem: 'no-server-time' };
  const minutes = Math.round((localTime - serverTime) / MINUTE_MS);
  const off = Math.abs(minutes);
  const state = off >= WRONG ? 'bad' : off >= NOTABLE ? 'warning' : 'good';
  // Never "-0".
  const figure = { unit: 'minutes' as const, value: minutes || 0 };
  return { state, figure, problem: state === 'good' ? null : 'clock-off' };
}
