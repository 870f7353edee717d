import { bridge, unwrap } from '@/api/bridge.ts';
import { unrepeatable } from '@/api/unrepeatable.ts';

/**
 * Makes the platform reload the chronology; only main knows the credentials (N-029, N-030). Not repeatable. Throws
 * `AppError`.
 */
export const updateChronology = (): Promise<void> => unrepeatable(() => unwrap(bridge.chronology.update()));
