import { AppError } from '@shared/errors.ts';
import ky, { type Options as KyOptions } from 'ky';
import type { Log } from '../diagnostics/log.ts';
import { apiAddress, type Query } from './address.ts';
import { formOf, jsonOf, readWhole } from './body.ts';
import { errorOfAnswer, errorOfCall, errorOfFetch } from './errors.ts';
import { retryOptions } from './retry.ts';
import type { SendBody } from './send-body.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

type ApiRequest = {
  /** Chosen by the caller, so that `cancel` finds the call. */
  requestId?: string | undefined;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `api/`, without query. */
  path: string;
  query?: Query | undefined;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
  /** Sent as multipart/form-data in place of `body`. */
  form?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** What stands in the header instead of the session's token, null for none. Who brings it also deals with its 401. */
  authorization?: string | null | undefined;
  signal?: AbortSignal | undefined;
};

type ApiUpload = {
  method: 'POST' | 'PUT';
  /** Below `api/`, without query. */
  path: string;
  query?: Query | undefined;
  /** With the boundary. */
  contentType: string;
  /** Read as it is sent. */
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
};

export type ApiClient = {
  /** The answer's JSON, null where it has no body. Throws `AppError`. */
  request: (request: ApiRequest) => Promise<unknown>;
  /** Ends a call, also while it waits for its next attempt; it then fails as `cancelled`. Unknown ids do nothing. */
  cancel: (requestId: string) => void;
  /** A GET whose successful answer is given as soon as its head is there. Throws `AppError`; reading the body does not. */
  stream: (
    path: string,
    query: Query | undefined,
    options: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
  ) => Promise<Response>;
  /**
   * Sends a body of any length by `sendBody`, once; it has no time limit of its own. The answer's JSON, null where it has
   * no body. Throws `AppError`; the one that the body throws or that `signal` is aborted with is passed on.
   */
  upload: (upload: ApiUpload, sendBody: SendBody) => Promise<unknown>;
};

export type ApiLimits = {
  /** For a JSON call with all its attempts, in ms. */
  totalMs: number;
  /** Until the head of a streamed answer, in ms: the platform writes an Excel file before it sends the first byte. */
  firstByteMs: number;
  /** Before the second attempt at most, in ms; doubled before the third. */
  backoffMs: number;
  /** The largest JSON answer, in bytes. */
  maxBytes: number;
};

const LIMITS: ApiLimits = { totalMs: 30_000, firstByteMs: 180_000, backoffMs: 600, maxBytes: 64 * 1024 * 1024 };

type Options = {
  /** Address of the platform, above `api/`. */
  apiUrl: string;
  fetch: Fetch;
  /** For answers of any length. Default: `fetch`. */
  streamFetch?: Fetch;
  /** The session's token; null while nobody is signed in. */
  accessToken: () => string | null;
  /** Told which of the session's tokens was refused with a 401. */
  onUnauthorized: (token: string) => void;
  log: Log;
  limits?: Partial<ApiLimits>;
};

/** The Authorization header of a token; the scheme's word is a reading, for the documents name none. */
export const bearer = (token: string): string => `Bearer ${token}`;

/**
 * The platform's REST API (spec 000 §7): every call of the program goes through here, gets `cache=off` and, as
 * `Bearer <token>` (wire reading), the session's token. Redirects are refused, because the token must not leave the
 * platform and its API is not known to send any.
 */
export function createApiClient(options: Options): ApiClient {
  const { apiUrl, fetch, streamFetch = fetch, accessToken, onUnauthorized, log, limits } = options;
  const { totalMs, firstByteMs, backoffMs, maxBytes } = { ...LIMITS, ...limits };
  const calls = new Map<string, AbortController>();

  /** The answer with its whole body read; what fails on the way as an AppError. */
  async function whole(answer: () => Promise<Response>): Promise<Response> {
    try {
      return await readWhole(await answer(), maxBytes);
    } catch (thrown) {
      throw errorOfFetch(thrown);
    }
  }

  const fetchWhole: Fetch = (input, init) => whole(() => fetch(input, init));
  const fetchStream: Fetch = async (input, init) => {
    try {
      return await streamFetch(input, init);
    } catch (thrown) {
      throw errorOfFetch(thrown);
    }
  };

  const client = ky.create({
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    retry: retryOptions(backoffMs),
  });

  /** Makes a call with the session's token, or the authorization it brings, and deals with what goes wrong. */
  async function carryOut(
    { method, path, authorization: own }: Pick<ApiRequest, 'method' | 'path' | 'authorization'>,
    signal: AbortSignal,
    attempt: (authorization: Record<string, string>) => Promise<Response>,
  ): Promise<Response> {
    const token = own === undefined ? accessToken() : null;
    const value = token === null ? own : bearer(token);
    const startedAt = performance.now();
    const facts = () => ({ method, path, ms: Math.round(performance.now() - startedAt) });
    try {
      signal.throwIfAborted();
      // What a page that is still there asks after the session's end need not reach the platform.
      if (own === undefined && token === null)
        throw new AppError({ kind: 'unauthorized', detail: 'nobody is signed in' });
      const response = await attempt(value ? { Authorization: value } : {});
      log.debug('answered', { ...facts(), status: response.status });
      return response;
    } catch (thrown) {
      const error = errorOfCall(thrown, signal);
      if (error.kind === 'cancelled') log.debug('cancelled', facts());
      else log.warn('failed', { ...facts(), ...error.facts() });
      if (error.kind === 'unauthorized' && token !== null) onUnauthorized(token);
      throw error;
    }
  }

  const send = (request: ApiRequest, signal: AbortSignal, options: KyOptions): Promise<Response> =>
    carryOut(request, signal, (authorization) =>
      client(apiAddress(apiUrl, request.path, request.query), {
        method: request.method,
        ...(request.body !== undefined && { json: request.body }),
        ...(request.form && { body: formOf(request.form) }),
        ...options,
        headers: { ...options.headers, ...request.headers, ...authorization },
        signal,
      }),
    );

  return {
    async request(request) {
      const { requestId } = request;
      const controller = new AbortController();
      if (requestId !== undefined) {
        // An id that comes again is a reloaded page's: nobody waits for the older call any more.
        calls.get(requestId)?.abort();
        calls.set(requestId, controller);
      }
      const signal = request.signal ? AbortSignal.any([request.signal, controller.signal]) : controller.signal;
      try {
        const response = await send(request, signal, {
          fetch: fetchWhole,
          timeout: false,
          totalTimeout: totalMs,
          headers: { Accept: 'application/json' },
        });
        return await jsonOf(response);
      } finally {
        if (requestId !== undefined && calls.get(requestId) === controller) calls.delete(requestId);
      }
    },

    cancel(requestId) {
      calls.get(requestId)?.abort();
    },

    stream: (path, query, { signal, headers }) =>
      send({ method: 'GET', path, query, headers }, signal, {
        fetch: fetchStream,
        timeout: firstByteMs,
        headers: { Accept: '*/*' },
      }),

    async upload({ method, path, query, contentType, body, signal }, sendBody) {
      const response = await carryOut({ method, path }, signal, async (authorization) => {
        const headers = { Accept: 'application/json', 'Content-Type': contentType, ...authorization };
        const url = apiAddress(apiUrl, path, query).href;
        const answer = await whole(() => sendBody({ url, method, headers, body, signal }));
        if (!answer.ok) throw errorOfAnswer(answer.status, await jsonOf(answer).catch(() => null));
        return answer;
      });
      return jsonOf(response);
    },
  };
}
