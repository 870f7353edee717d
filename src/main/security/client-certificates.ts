import type { App } from 'electron';
import { urlOf } from '../addresses/external-link.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../diagnostics/log.ts';

/** Servers that may ask for a client certificate, which names the person: the platform and the single sign-on. */
type Asking = Pick<Config, 'apiUrl' | 'ssoAuthorizeUrl'>;

/** Whether a server at this address, with or without a scheme (`sso.example.uz:443`), may see a client certificate. */
export function mayAskForCertificate(address: string, { apiUrl, ssoAuthorizeUrl }: Asking): boolean {
  const asking = urlOf(address.includes('://') ? address : `https://${address}`);
  return [apiUrl, ssoAuthorizeUrl].some(
    (allowed) => asking?.protocol === 'https:' && asking.origin === new URL(allowed).origin,
  );
}

/**
 * Gives a client certificate of the workstation only to the platform and the single sign-on: by default, Chromium gives
 * the first one to any server that asks, such as that of the map tiles.
 */
export function guardClientCertificates(app: Pick<App, 'on'>, config: Asking, log: Log): void {
  app.on('select-client-certificate', (event, _contents, address, certificates, choose) => {
    event.preventDefault();
    const [first] = certificates;
    if (mayAskForCertificate(address, config) && first) return choose(first);
    log.warn('no client certificate is given', { address: address.slice(0, 200) });
    choose();
  });
}
