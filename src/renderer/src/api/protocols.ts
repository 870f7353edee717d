import type { ProtocolRun } from '@shared/protocols.ts';
import { bridge } from './bridge.ts';
import { usePushed } from './use-pushed.ts';

/** The list of protocols that this person is sending, or has not sent to its end; undefined until it is known. */
export const useProtocolRun = (): ProtocolRun | null | undefined =>
  usePushed('protocols.changed', bridge.protocols.current, null);
