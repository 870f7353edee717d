import { bridge, unwrap } from '@/api/bridge.ts';

/** Has the platform load the chronology's data anew, by credentials that only main knows (N-029, N-030). Throws `AppError`. */
export const updateChronology = (): Promise<void> => unwrap(bridge.chronology.update());
