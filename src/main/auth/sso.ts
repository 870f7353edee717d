import { SIGN_IN_PATHS, SSO_TIMEOUT_MS, SSO_TOO_LATE } from '@shared/constants.ts';
import { AppError } from '@shared/errors.ts';
import type { SsoState } from '@shared/session.ts';
import type { ApiClient } from '../api/client.ts';
import { parseAnswer } from '../api/parse-answer.ts';
import type { Log } from '../diagnostics/log.ts';
import type { ProviderAnswer } from './callback.ts';
import { openLoopback } from './loopback-server.ts';
import { challengeOf, randomToken } from './pkce.ts';
import { type Tokens, tokensSchema } from './tokens.ts';

/** Single sign-on in the system browser. */
export type SsoSignIn = {
  /**
   * Opens the provider's page in the browser and resolves with the tokens after the sign-in. A second call joins a
   * waiting sign-in: the browser opens again at the same address and the time limit restarts, for people who closed the
   * page. Throws `AppError`: `cancelled` (also when the person declined), `timeout`, or the error of the token
   * exchange.
   */
  signIn: () => Promise<Tokens>;
  /** Cancels a waiting sign-in, which fails as `cancelled`. */
  cancel: () => void;
  /** Copies the address of a waiting sign-in to the clipboard, for another browser; otherwise a no-op. */
  copyLink: () => void;
  state: () => SsoState;
};

type Options = {
  /** The provider's authorization endpoint; parameters already in the address are kept. */
  authorizeUrl: string;
  clientId: string;
  /** Redirect ports registered with the provider; empty: any free port. */
  redirectPorts: readonly number[];
  api: Pick<ApiClient, 'request'>;
  openExternal: (url: string) => Promise<void>;
  copyText: (text: string) => void;
  /**
   * Called once the provider has answered in the browser: all that follows, such as a failure or a proxy's password
   * request, happens in the program. Default: a no-op.
   */
  onAnswer?: () => void;
  onChange: (state: SsoState) => void;
  /** Whether the provider must ask for credentials even if it still has a session in this browser. Default: never. */
  asksAnew?: () => boolean;
  log: Log;
  /** Time limit for the person, in ms. */
  timeoutMs?: number;
};

type Attempt = {
  tokens: Promise<Tokens>;
  /** Opens the browser (again) and restarts the time limit; null before the port is open and after the answer. */
  show: (() => void) | null;
  link: string | null;
  cancel: () => void;
};

/** Single sign-on in the system browser: authorization code with PKCE S256 (spec 000 §2, RFC 7636, RFC 8252). */
export function createSsoSignIn(options: Options): SsoSignIn {
  const { authorizeUrl, clientId, redirectPorts, api, openExternal, copyText, onChange, log } = options;
  const timeoutMs = options.timeoutMs ?? SSO_TIMEOUT_MS;
  let state: SsoState = { status: 'idle' };
  let attempt: Attempt | null = null;

  function change(next: SsoState): void {
    state = next;
    onChange(next);
  }

  function authorizeLink(redirectUri: string, stateParameter: string, verifier: string): string {
    const link = new URL(authorizeUrl);
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state: stateParameter,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
    // OpenID's own scope, unless the configured address names scopes.
    if (!link.searchParams.has('scope')) link.searchParams.set('scope', 'openid');
    // OpenID Connect Core §3.1.2.1
    if (options.asksAnew?.()) link.searchParams.set('prompt', 'login');
    return link.href;
  }

  /** Waits for the provider's answer; meanwhile `current.show` opens the browser. */
  async function askProvider(current: Attempt, verifier: string, signal: AbortSignal) {
    const stateParameter = randomToken();
    const loopback = await openLoopback(redirectPorts, stateParameter);
    const ended = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const abort = () => ended.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      signal.throwIfAborted();
      const link = authorizeLink(loopback.redirectUri, stateParameter, verifier);
      const show = () => {
        clearTimeout(timer);
        timer = setTimeout(() => ended.reject(new AppError({ kind: 'timeout', detail: SSO_TOO_LATE })), timeoutMs);
        change({ status: 'waiting', expiresAt: Date.now() + timeoutMs });
        // Without a browser the person can still copy the link.
        openExternal(link).catch((error: unknown) => log.warn('no browser opened', { reason: String(error) }));
      };
      current.link = link;
      current.show = show;
      show();
      const answer = await Promise.race([loopback.answer, ended.promise]);
      return { answer, redirectUri: loopback.redirectUri };
    } catch (error) {
      loopback.close();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      current.show = null;
      current.link = null;
    }
  }

  function codeOf(answer: ProviderAnswer): string {
    if ('code' in answer) return answer.code;
    if (answer.error === 'access_denied') throw new AppError({ kind: 'cancelled', detail: 'declined at the provider' });
    throw new AppError({ kind: 'server', detail: `the provider answered ${answer.error.slice(0, 100)}` });
  }

  async function run(current: Attempt, signal: AbortSignal): Promise<Tokens> {
    // The verifier stays in this process's memory (Z-142); in local storage the page's scripts could read it.
    const verifier = randomToken();
    const { answer, redirectUri } = await askProvider(current, verifier, signal);
    options.onAnswer?.();
    const tokens = await api.request({
      method: 'POST',
      path: SIGN_IN_PATHS.sso,
      body: { redirect_uri: redirectUri, code: codeOf(answer), code_verifier: verifier },
      authorization: null,
      signal,
    });
    return parseAnswer(tokensSchema, tokens, 'sign-in');
  }

  function begin(): Promise<Tokens> {
    const controller = new AbortController();
    const current: Attempt = {
      tokens: Promise.resolve().then(() => run(current, controller.signal)),
      show: null,
      link: null,
      cancel: () => controller.abort(new AppError({ kind: 'cancelled' })),
    };
    attempt = current;
    return current.tokens.finally(() => {
      attempt = null;
      change({ status: 'idle' });
    });
  }

  return {
    signIn() {
      if (!attempt) return begin();
      attempt.show?.();
      return attempt.tokens;
    },
    cancel: () => attempt?.cancel(),
    copyLink: () => {
      if (attempt?.link) copyText(attempt.link);
    },
    state: () => state,
  };
}
