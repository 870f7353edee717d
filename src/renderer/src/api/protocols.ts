import type { ProtocolRun } from '@shared/protocols.ts';
import { bridge } from './bridge.ts';
import { usePushed } from './use-pushed.ts';

/** The list of protocols that this person has not finished sending; null if none, undefined until known. */
export const useProtocolRun = (): ProtocolRun | null | undefined =>
  usePushed('protocols.changed', bridge.protocols.current, null);
