import { AppError } from '@shared/errors.ts';
import type { NetworkTrouble } from '@shared/network.ts';
import { RedirectRefused } from '../api/redirect.ts';
import { isPortalPage, portalAddress } from './portal.ts';
import { troubleOf } from './trouble.ts';

/** Status of a proxy that requires a name and a password. */
const PROXY_AUTHENTICATION = 407;

/** Callbacks for what a call learns about the connection to the platform. */
export type Findings = {
  /** The platform itself answered, at this date (its `Date` header). */
  answered: (date: string | null) => void;
  /** A portal or proxy answered, or nothing did; `address`: the portal's page. */
  failed: (trouble: NetworkTrouble | null, address?: string) => void;
};

/**
 * Wraps a function that calls the platform, and reports its findings. An answer by a captive portal or a proxy fails
 * the call as `network`: it says nothing about the call, the session or the list. Other failures pass unchanged.
 */
export function watched<A extends readonly unknown[]>(
  call: (...args: A) => Promise<Response>,
  /** Origin of the platform. */
  platform: string,
  { answered, failed }: Findings,
): (...args: A) => Promise<Response> {
  const { host } = new URL(platform);

  function refuse(trouble: NetworkTrouble, detail: string, address?: string, cause?: unknown): AppError {
    failed(trouble, address);
    return new AppError({ kind: 'network', detail }, { cause });
  }

  return async (...args) => {
    let response: Response;
    try {
      response = await call(...args);
    } catch (thrown) {
      if (thrown instanceof RedirectRefused) {
        const portal = portalAddress(thrown.to, platform);
        if (!portal) throw thrown;
        throw refuse({ cause: 'portal', host: portal.host }, 'redirect to another host', portal.href, thrown);
      }
      if (thrown instanceof Error && thrown.message.includes('net::')) failed(troubleOf(thrown.message, host));
      throw thrown;
    }
    const isPage = isPortalPage(response);
    if (isPage || response.status === PROXY_AUTHENTICATION) {
      await response.body?.cancel();
      if (isPage) throw refuse({ cause: 'portal', host: null }, 'a page instead of the answer', platform);
      throw refuse({ cause: 'proxy-login' }, 'the proxy wants a name and a password');
    }
    answered(response.headers.get('date'));
    return response;
  };
}
