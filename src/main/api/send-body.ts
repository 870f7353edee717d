/** What is used here of Electron's `IncomingMessage`. */
type Incoming = {
  statusCode: number;
  statusMessage: string;
  headers: Record<string, string | string[]>;
  on(event: 'data', listener: (chunk: Buffer) => void): unknown;
  on(event: 'end' | 'aborted', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

/** What is used here of Electron's `ClientRequest`. */
type Outgoing = {
  chunkedEncoding: boolean;
  write: (chunk: Buffer, encoding?: string, written?: () => void) => void;
  end: () => unknown;
  abort: () => void;
  on(event: 'response', listener: (response: Incoming) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
};

type OutgoingOptions = {
  method: string;
  url: string;
  headers: Record<string, string>;
  redirect: 'error';
  credentials: 'omit';
  cache: 'no-store';
};

/** Sends a body of any length as it is produced, and gives the answer like `fetch`. Rejects like `fetch`, too. */
export type SendBody = (request: {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}) => Promise<Response>;

/** Statuses whose Response must have no body at all. */
const BODILESS = [204, 205, 304];

/**
 * Makes a `SendBody` of Electron's `net.request`. Its `net.fetch` would not do: it collects the whole body in memory,
 * copying all of it anew for every chunk, before the first byte leaves. Only a `ClientRequest` with chunked encoding
 * streams, with the price that the server is not told the length beforehand: Chromium refuses a Content-Length.
 */
export const createSendBody =
  (open: (options: OutgoingOptions) => Outgoing): SendBody =>
  ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = open({ url, method, headers, redirect: 'error', credentials: 'omit', cache: 'no-store' });
      request.chunkedEncoding = true;

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

      request.on('response', (response) => {
        // Refused before all of it was sent, as a 401 or 413 may be: the rest would be for nothing.
        if (response.statusCode >= 400) stop();
        const finish = () => {
          signal.removeEventListener('abort', onAbort);
          if (!sent) request.abort();
        };
        resolve(answerOf(response, { finish, cancel: () => request.abort() }));
      });
      request.on('error', (error) => {
        reject(error);
        stop();
      });
      request.on('close', () => {
        reject(new Error('net::ERR_CONNECTION_CLOSED'));
        stop();
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

/** A Response whose body is what comes in; `finish` is called when all of it has come. */
function answerOf(response: Incoming, { finish, cancel }: { finish: () => void; cancel: () => void }): Response {
  let wanted = true;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      response.on('data', (chunk) => {
        if (wanted) controller.enqueue(chunk);
      });
      response.on('end', () => {
        if (wanted) controller.close();
        finish();
      });
      response.on('error', (error) => controller.error(error));
      response.on('aborted', () => controller.error(new Error('net::ERR_ABORTED')));
    },
    cancel: () => {
      wanted = false;
      cancel();
    },
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, [value].flat().join(', '));
  const { statusCode: status, statusMessage: statusText } = response;
  return new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
}
