import { vi } from 'vitest';

/** Waits until something holds, looking every few milliseconds; fails after ten seconds. */
export const until = (holds: () => unknown): Promise<unknown> => vi.waitUntil(holds, { timeout: 10_000, interval: 2 });
