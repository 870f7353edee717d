import { bridge } from '@/api/bridge.ts';
import { usePushed } from '@/api/use-pushed.ts';

/** State of the program's updates; idle until it is known. */
export const useUpdates = () => usePushed('updates.changed', bridge.updates.current, IDLE) ?? IDLE;

const IDLE = { status: 'idle' } as const;
