import type { SureTime } from '../../src/main/network/clock.ts';

/** A time of which the program is sure from the start; `now` in ms since the epoch. Default: this computer's clock. */
export const sureTime = (now: () => number | null = Date.now): SureTime => ({ now, known: Promise.resolve() });
