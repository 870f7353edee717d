import type { Platform } from '../../platform/types.ts';

/** Ends the session at the next write, not at a concurrent read of the page, which could come first by chance. */
export function endSessionAtNextWrite(platform: Platform): void {
  platform.faults.add({ kind: 'expired-token', match: { method: /^(?!GET)/ }, times: 1 });
}
