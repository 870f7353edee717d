import type { Platform } from '../../platform/types.ts';

/** The session ends at the next call that writes: not at what the page reads beside it, which would come first by chance. */
export function endSessionAtNextWrite(platform: Platform): void {
  platform.faults.add({ kind: 'expired-token', match: { method: /^(?!GET)/ }, times: 1 });
}
