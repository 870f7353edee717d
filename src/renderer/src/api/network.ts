import type { NetworkState } from '@shared/network.ts';
import { bridge } from './bridge.ts';
import { usePushed } from './use-pushed.ts';

const CALM: NetworkState = { trouble: null, clock: null, proxy: null };

/** What the main process knows of the way to the platform; no trouble until it has said so. */
export const useNetwork = (): NetworkState => usePushed('network.changed', bridge.network.state, CALM) ?? CALM;
