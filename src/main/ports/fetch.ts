import { net } from 'electron';
import type { Fetch } from '../api/client.ts';

/** Chromium's own network, which honours the workstation's proxy and its certificate authorities. */
export const chromiumFetch: Fetch = (input, init) => net.fetch(input instanceof URL ? input.href : input, init);
