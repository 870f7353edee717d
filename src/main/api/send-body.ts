import { answerOf, type OpenRequest, type Outgoing } from './chromium-request.ts';
import { RedirectRefused } from './redirect.ts';

/** Sends a body of any length as a stream and returns the answer. Rejects like `fetch`, and with `RedirectRefused`. */
export type SendBody = (request: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}) => Promise<Response>;

/**
 * How long to wait for the answer, or for the network's own error, after writing the body failed, in ms: when a server
 * refuses early, the write fails before the answer arrives.
 */
const ANSWER_BEHIND_MS = 1000;

/**
 * Makes the request chunked. What its inner stream reports reaches the request, too, but would be an uncaught exception
 * if nobody heard it there: every upload that is cancelled, refused early or broken. `onRepeat` is called instead of
 * Electron's exception when Chromium repeats the request, since a kept connection was reset: the body cannot be read
 * twice, and no answer will come.
 */
function makeChunked(request: Outgoing, onRepeat: () => void): void {
  request.chunkedEncoding = true;
  const { _body: body } = request;
  if (!body) return;
  body.on('error', () => undefined);
  const start = body.startReading;
  let begun = false;
  body.startReading = (pipe) => {
    // Not within Chromium's own call.
    if (begun) return void setImmediate(onRepeat);
    begun = true;
    start.call(body, pipe);
  };
}

/**
 * Makes a `SendBody` of Electron's `net.request`. `net.fetch` would buffer the whole body in memory, copying it again
 * for every chunk, before it sends the first byte. A `ClientRequest` streams with chunked encoding only: the server
 * does not learn the length beforehand, since Chromium refuses a Content-Length.
 */
export const createSendBody =
  (open: OpenRequest): SendBody =>
  ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = open({ url, method, headers, redirect: 'manual', credentials: 'omit', cache: 'no-store' });
      let sent = false;
      let stopped = false;
      let resume = () => {};
      const stop = () => {
        stopped = true;
        resume();
      };
      const give = (reason: unknown) => {
        reject(reason);
        stop();
        request.abort();
      };
      const onAbort = () => give(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      makeChunked(request, () => give(new Error('net::ERR_CONNECTION_RESET')));

      request.on('redirect', (_status, _method, to) => {
        signal.removeEventListener('abort', onAbort);
        give(new RedirectRefused(to));
      });
      request.on('response', (response) => {
        // An early refusal, such as a 401 or 413: sending the rest of the body is pointless.
        if (response.statusCode >= 400) stop();
        const onEnd = () => {
          signal.removeEventListener('abort', onAbort);
          if (!sent) request.abort();
        };
        try {
          resolve(answerOf(response, { signal, onEnd, cancel: () => request.abort() }));
        } catch (thrown) {
          signal.removeEventListener('abort', onAbort);
          give(thrown);
        }
      });
      // The request's `close` comes as soon as the body is sent and says nothing about the answer.
      request.on('error', (error) => {
        stop();
        if (sent || error.message.startsWith('net::')) reject(error);
        else setTimeout(() => reject(error), ANSWER_BEHIND_MS);
      });

      const pump = async () => {
        for await (const chunk of body) {
          if (stopped) return;
          await new Promise<void>((written) => {
            resume = written;
            request.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), undefined, written);
          });
          if (stopped) return;
        }
        sent = true;
        request.end();
      };
      pump().catch(give);
    });
