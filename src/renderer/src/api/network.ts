import type { NetworkState } from '@shared/network.ts';
import { bridge } from './bridge.ts';
import { usePushed } from './use-pushed.ts';

const CALM: NetworkState = { trouble: null, clock: null, proxy: null };

/** State of the network to the platform, from the main process; no trouble until the first answer. */
export const useNetwork = (): NetworkState => usePushed('network.changed', bridge.network.state, CALM) ?? CALM;
