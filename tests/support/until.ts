import { vi } from 'vitest';

/** Waits until a condition holds, checking every few milliseconds; throws after half a minute. */
export const until = (holds: () => unknown): Promise<unknown> => vi.waitUntil(holds, { timeout: 30_000, interval: 2 });
