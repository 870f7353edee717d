import { net } from 'electron';
import type { Fetch } from '../api/client.ts';
import { createSendBody } from '../api/send-body.ts';
import { createStreamFetch } from '../api/stream-fetch.ts';
import type { OpenUpdateRequest } from '../updates/http.ts';

/** `fetch` over Chromium's network stack, which honours the workstation's proxy and certificate authorities. */
export const chromiumFetch: Fetch = (input, init) => net.fetch(input instanceof URL ? input.href : input, init);

/** The same network stack for answers of any length. */
export const chromiumStreamFetch = createStreamFetch((options) => net.request(options));

/** The same network stack for the updater's requests. */
export const chromiumRequest: OpenUpdateRequest = (options) => net.request(options);

/** The same network stack for bodies that are sent as they are read. */
export const chromiumSendBody = createSendBody((options) => net.request(options));
