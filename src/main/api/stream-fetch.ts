import { answerOf, type OpenRequest } from './chromium-request.ts';
import type { Fetch } from './client.ts';

/**
 * Makes a `fetch` of Electron's `net.request`, for requests without a body whose answer may be of any length. Its
 * `net.fetch` would copy every chunk of the answer once more. Rejects like `fetch`. The request's "close" says nothing of
 * the answer: it comes as soon as the request is out.
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
