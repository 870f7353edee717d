import type { Log } from '../diagnostics/log.ts';

/** Ends the provider's session of the person who signs out. Never rejects: without a browser the sign-out still counts. */
export type ProviderSignOut = () => Promise<void>;

type Options = {
  /** The provider's end-session endpoint; absent: it offers none, and nothing is opened. */
  endSessionUrl: string | undefined;
  clientId: string;
  /** Where the provider leads the browser afterwards, as registered there; absent: its own page. */
  postLogoutUrl: string | undefined;
  openExternal: (url: string) => Promise<void>;
  log: Log;
};

/**
 * Creates the sign-out at the provider, in the system browser that knows its session (OpenID Connect RP-Initiated Logout
 * 1.0 §2). The platform's answer to a sign-in holds no `id_token`, so there is none to hint with, and the provider may ask
 * the person to confirm.
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
