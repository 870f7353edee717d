import { bridge, unwrap } from '@/api/bridge.ts';

/** Makes the platform reload the chronology; only main knows the credentials (N-029, N-030). Throws `AppError`. */
export const updateChronology = (): Promise<void> => unwrap(bridge.chronology.update());
