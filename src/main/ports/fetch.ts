import { type ClientRequest, type ClientRequestConstructorOptions, net } from 'electron';
import type { Fetch } from '../api/client.ts';
import { createSendBody, type SendBody } from '../api/send-body.ts';
import { createStreamFetch } from '../api/stream-fetch.ts';
import type { ProxyLogins } from '../network/proxy-logins.ts';
import type { OpenUpdateRequest } from '../updates/http.ts';

/** Chromium's network stack, which honours the workstation's proxy and certificate authorities. */
export type ChromiumNet = {
  fetch: Fetch;
  /** Sends bodies as they are read. */
  sendBody: SendBody;
  /** Opens the updater's requests. */
  openUpdate: OpenUpdateRequest;
};

/**
 * Creates the network stack; `logins` answers its proxies. The event `login` of `app` fires only for windows and
 * utility processes; each request has its own `login` event, which `net.fetch` does not offer.
 */
export function chromiumNet(logins: Pick<ProxyLogins, 'listener'>): ChromiumNet {
  const open = (options: ClientRequestConstructorOptions): ClientRequest => {
    const request = net.request(options);
    request.on('login', logins.listener());
    return request;
  };
  return { fetch: createStreamFetch(open), sendBody: createSendBody(open), openUpdate: open };
}
