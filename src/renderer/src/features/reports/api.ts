import type { Totals } from '@shared/totals.ts';
import { bridge, unwrap } from '@/api/bridge.ts';
import { unrepeatable } from '@/api/unrepeatable.ts';

/**
 * Makes the platform reload the chronology; only main knows the credentials (N-029, N-030). Not repeatable. Returns
 * the totals of the answer; null if it has none. Throws `AppError`.
 */
export const updateChronology = (): Promise<Totals | null> => unrepeatable(() => unwrap(bridge.chronology.update()));
