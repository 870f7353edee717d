import { answerOf, type OpenRequest } from './chromium-request.ts';
import type { Fetch } from './client.ts';

/**
 * Makes a `fetch` of Electron's `net.request`, for requests without a body and answers of any length; `net.fetch` would
 * copy every chunk once more. Rejects like `fetch`. The request's `close` comes as soon as the request is sent and says
 * nothing about the answer.
 */
export const createStreamFetch =
  (open: OpenRequest): Fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { url, method, headers, signal } = new Request(input, init);
      signal.throwIfAborted();
      const request = open({
        url,
        method,
        headers: Object.fromEntries(headers),
        redirect: 'error',
        credentials: 'omit',
        cache: 'no-store',
      });
      const onAbort = () => {
        reject(signal.reason);
        request.abort();
      };
      const release = () => signal.removeEventListener('abort', onAbort);
      signal.addEventListener('abort', onAbort, { once: true });
      request.on('response', (response) =>
        resolve(answerOf(response, { signal, onEnd: release, cancel: () => request.abort() })),
      );
      request.on('error', (error) => {
        release();
        reject(error);
      });
      request.end();
    });
