import type { WrittenJson } from '@shared/bridge/long-answer.ts';
import { AppError } from '@shared/errors.ts';
import ky, { type Options as KyOptions } from 'ky';
import { numbered } from '../diagnostics/error-number.ts';
import type { Log } from '../diagnostics/log.ts';
import { apiAddress, type Query } from './address.ts';
import { formOf, jsonOf, readWhole, writtenJsonOf } from './body.ts';
import { createDeadline } from './deadline.ts';
import { errorOfAnswer, errorOfCall, errorOfFetch } from './errors.ts';
import { retryOptions, spreadOut } from './retry.ts';
import type { SendBody } from './send-body.ts';

/** The signature of `fetch` that the client needs. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A call of the platform. */
export type ApiRequest = {
  /** Chosen by the caller, for `cancel`. */
  requestId?: string | undefined;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `api/`, without query. */
  path: string;
  query?: Query | undefined;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
  /** Sent as multipart/form-data in place of `body`. */
  form?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The Authorization header in place of the session's token; null sends none. The caller then handles a 401. */
  authorization?: string | null | undefined;
  signal?: AbortSignal | undefined;
};

type ApiUpload = {
  method: 'POST' | 'PUT';
  /** Path below `api/`, without query. */
  path: string;
  query?: Query | undefined;
  /** Media type with the boundary. */
  contentType: string;
  /** Read chunk by chunk while the request is sent. */
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
};

/** The client of the platform's REST API. */
export type ApiClient = {
  /** Returns the answer's JSON; null if the body is empty. Throws `AppError`. */
  request: (request: ApiRequest) => Promise<unknown>;
  /** As `request`, with the text of the JSON. */
  requestWritten: (request: ApiRequest) => Promise<WrittenJson>;
  /** Cancels a call, even during a retry's backoff; the call fails as `cancelled`. Unknown ids are ignored. */
  cancel: (requestId: string) => void;
  /** A GET, resolved once the head of a success arrives. Throws `AppError`; errors while reading the body stay raw. */
  stream: (
    path: string,
    query: Query | undefined,
    options: { signal: AbortSignal; headers?: Readonly<Record<string, string>> },
  ) => Promise<Response>;
  /**
   * Sends a body of any length by `sendBody`, without retry or time limit. Returns the answer's JSON; null if the body
   * is empty. Throws `AppError`; an AppError from `body` or from an abort of `signal` is passed on unchanged.
   */
  upload: (upload: ApiUpload, sendBody: SendBody) => Promise<unknown>;
};

/** Limits of the client's calls. */
export type ApiLimits = {
  /** Time limit of a JSON call, including retries, until its answer begins, and of each gap between chunks, in ms. */
  totalMs: number;
  /** Total time limit of a JSON call, in ms: 15 MB at 50 kB/s. */
  longestMs: number;
  /** Time limit until the head of a streamed answer, in ms: the platform writes Excel files before the first byte. */
  firstByteMs: number;
  /** Longest wait before the second attempt, in ms; doubled before the third. */
  backoffMs: number;
  /** Longest random addition to a `Retry-After` wait, in ms. */
  spreadMs: number;
  /** Largest JSON answer, in bytes. */
  maxBytes: number;
};

const LIMITS: ApiLimits = {
  totalMs: 30_000,
  longestMs: 300_000,
  firstByteMs: 180_000,
  backoffMs: 600,
  spreadMs: 4_000,
  maxBytes: 64 * 1024 * 1024,
};

type Options = {
  /** Address of the platform, above `api/`. */
  apiUrl: string;
  fetch: Fetch;
  /** For answers of any length. Default: `fetch`. */
  streamFetch?: Fetch;
  /** The session's token; null while signed out. */
  accessToken: () => string | null;
  /** Called with the session's token that was refused with a 401. */
  onUnauthorized: (token: string) => void;
  log: Log;
  limits?: Partial<ApiLimits>;
};

/** The Authorization header of a token; the scheme `Bearer` is a wire reading, since the documents name none. */
export const bearer = (token: string): string => `Bearer ${token}`;

/**
 * Creates the client of the platform's REST API (spec 000 §7). Every call of the program goes through it, with
 * `cache=off` and, as `Bearer <token>` (wire reading), the session's token. Redirects are refused: the token must not
 * leave the platform, and its API is not known to redirect.
 */
export function createApiClient(options: Options): ApiClient {
  const { apiUrl, fetch, streamFetch = fetch, accessToken, onUnauthorized, log, limits } = options;
  const { totalMs, longestMs, firstByteMs, backoffMs, spreadMs, maxBytes } = { ...LIMITS, ...limits };
  const calls = new Map<string, AbortController>();

  /** Returns the Response with its whole body read; throws any failure as an AppError. */
  async function whole(answer: () => Promise<Response>, onChunk?: () => void): Promise<Response> {
    try {
      return await readWhole(await answer(), maxBytes, onChunk);
    } catch (thrown) {
      throw errorOfFetch(thrown);
    }
  }

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
    hooks: { beforeRetry: [spreadOut(spreadMs)] },
  });

  /** Makes a call with the session's token or its own authorization, logs the outcome, maps failures to AppErrors. */
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
      // A page may outlive the session; its calls need not reach the platform.
      if (own === undefined && token === null)
        throw new AppError({ kind: 'unauthorized', detail: 'nobody is signed in' });
      const response = await attempt(value ? { Authorization: value } : {});
      log.debug('answered', { ...facts(), status: response.status });
      return response;
    } catch (thrown) {
      const error = numbered(errorOfCall(thrown, signal));
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

  const api: ApiClient = {
    request: async (request) => (await api.requestWritten(request)).value,

    async requestWritten(request) {
      const { requestId } = request;
      const controller = new AbortController();
      if (requestId !== undefined) {
        // A repeated id comes from a reloaded page: the older call no longer has a reader.
        calls.get(requestId)?.abort();
        calls.set(requestId, controller);
      }
      const deadline = createDeadline(totalMs, longestMs);
      const given = request.signal ? [request.signal] : [];
      const signal = AbortSignal.any([...given, controller.signal, deadline.signal]);
      try {
        const response = await send(request, signal, {
          fetch: (input, init) => whole(() => fetch(input, init), deadline.progress),
          timeout: false,
          headers: { Accept: 'application/json' },
        });
        return await writtenJsonOf(response, request.method === 'GET');
      } finally {
        deadline.end();
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
        if (!answer.ok) throw errorOfAnswer(answer.status, await jsonOf(answer).catch(() => null), answer.headers);
        return answer;
      });
      return jsonOf(response);
    },
  };
  return api;
}
