import { sameSecret } from './pkce.ts';

/** The provider's answer: an authorization code, or an error code. */
export type ProviderAnswer = { code: string } | { error: string };

/** A request to the loopback address: the provider's answer, or a refusal after which the sign-in keeps waiting. */
export type CallbackReading = { answer: ProviderAnswer } | { refusal: 400 | 404 | 405 };

type CallbackRequest = { method: string | undefined; target: string | undefined; host: string | undefined };
type Expected = { path: string; host: string; state: string };

/** The only value of a parameter; null when missing, empty or repeated. */
function single(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value && more.length === 0 ? value : null;
}

/**
 * Reads a request to the redirect address (RFC 6749 §4.1.2, RFC 8252 §8). Only a GET of exactly this path and Host,
 * with our `state` and either one code or one error, is the provider's answer; any other request is refused.
 */
export function readCallback({ method, target = '', host }: CallbackRequest, expected: Expected): CallbackReading {
  const [path, search = ''] = target.split(/\?(.*)/s, 2);
  if (host !== expected.host) return { refusal: 400 };
  if (path !== expected.path) return { refusal: 404 };
  if (method !== 'GET') return { refusal: 405 };
  const query = new URLSearchParams(search);
  const state = single(query, 'state');
  if (state === null || !sameSecret(state, expected.state)) return { refusal: 400 };
  const code = single(query, 'code');
  const error = single(query, 'error');
  if (code !== null && !query.has('error')) return { answer: { code } };
  if (error !== null && !query.has('code')) return { answer: { error } };
  return { refusal: 400 };
}
