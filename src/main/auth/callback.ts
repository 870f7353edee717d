import { sameSecret } from './pkce.ts';

/** What the provider answered: a code, or why there is none. */
export type ProviderAnswer = { code: string } | { error: string };

/** A request to the loopback address: the provider's answer, or a refusal that leaves the sign-in waiting. */
export type CallbackReading = { answer: ProviderAnswer } | { refusal: 400 | 404 | 405 };

type CallbackRequest = { method: string | undefined; target: string | undefined; host: string | undefined };
type Expected = { path: string; host: string; state: string };

/** The one value of a parameter: null when it is missing, empty or given twice. */
function single(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value && more.length === 0 ? value : null;
}

/**
 * Reads a request to the redirect address (RFC 6749 §4.1.2, RFC 8252 §8): only a GET of exactly this path and Host, with
 * our `state`, and with either one code or one error, is the provider's answer. Everything else is somebody else's.
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
