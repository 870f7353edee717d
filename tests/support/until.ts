import { vi } from 'vitest';

/** Waits until a condition holds, checking every few milliseconds; throws after ten seconds. */
export const until = (holds: () => unknown): Promise<unknown> => vi.waitUntil(holds, { timeout: 10_000, interval: 2 });
