import { answerOf, type OpenRequest } from './chromium-request.ts';
import type { Fetch } from './client.ts';
import { RedirectRefused } from './redirect.ts';

/**
 * Makes a `fetch` of Electron's `net.request`, for answers of any length and bodies that fit into memory; `net.fetch`
 * would copy every chunk once more, and cancels a proxy's password request without asking the person. Rejects like
 * `fetch`, with `RedirectRefused` for a redirect. The request's `close` comes as soon as the request is sent and says
 * nothing about the answer.
 */
export const createStreamFetch =
  (open: OpenRequest): Fetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    const { url, method, headers, signal } = asked;
    // Garbage collection: a Request's signal follows the caller's signal only while the Request itself is in memory.
    // The call's listeners hold both Requests; otherwise aborts and time limits would be lost.
    const held = { input, asked };
    const body = asked.body && Buffer.from(await asked.arrayBuffer());
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = open({
        url,
        method,
        headers: Object.fromEntries(headers),
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
      });
      const release = () => held.asked.signal.removeEventListener('abort', onAbort);
      const give = (reason: unknown) => {
        release();
        reject(reason);
        request.abort();
      };
      const onAbort = () => give(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      request.on('redirect', (_status, _method, to) => give(new RedirectRefused(to)));
      request.on('response', (response) => {
        try {
          resolve(answerOf(response, { signal, onEnd: release, cancel: () => request.abort() }));
        } catch (thrown) {
          give(thrown);
        }
      });
      request.on('error', (error) => {
        release();
        reject(error);
      });
      if (body) request.write(body);
      request.end();
    });
  };
