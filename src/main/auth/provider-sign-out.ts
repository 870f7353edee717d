import type { Log } from '../diagnostics/log.ts';

/** Ends the person's session at the provider. Never rejects: the sign-out counts even if no browser opens. */
export type ProviderSignOut = () => Promise<void>;

type Options = {
  /** The provider's end-session endpoint; if absent, the provider has none and no browser opens. */
  endSessionUrl: string | undefined;
  clientId: string;
  /** Address, registered with the provider, to which it then redirects the browser; if absent, its own page. */
  postLogoutUrl: string | undefined;
  openExternal: (url: string) => Promise<void>;
  log: Log;
};

/**
 * Creates the sign-out at the provider, in the system browser, which holds its session (OpenID Connect RP-Initiated
 * Logout 1.0 §2). The platform's answer to a sign-in holds no `id_token`, so no `id_token_hint` is sent, and the
 * provider may ask the person to confirm.
 */
export function createProviderSignOut(options: Options): ProviderSignOut {
  const { endSessionUrl, clientId, postLogoutUrl, openExternal, log } = options;
  return async () => {
    if (endSessionUrl === undefined) return;
    const link = new URL(endSessionUrl);
    link.searchParams.set('client_id', clientId);
    if (postLogoutUrl !== undefined) link.searchParams.set('post_logout_redirect_uri', postLogoutUrl);
    try {
      await openExternal(link.href);
    } catch (error) {
      log.warn('no browser opened for the sign-out at the provider', { reason: String(error) });
    }
  };
}
