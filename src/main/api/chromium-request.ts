import type { Readable } from 'node:stream';

/** What is used here of Electron's `IncomingMessage`, which is a Readable by its documentation, and not by its types. */
type Incoming = {
  statusCode: number;
  statusMessage: string;
  headers: Record<string, string | string[]>;
};

/** What is used here of Electron's `ClientRequest`. */
type Outgoing = {
  chunkedEncoding: boolean;
  write: (chunk: Buffer, encoding?: string, written?: () => void) => void;
  end: () => unknown;
  abort: () => void;
  on(event: 'response', listener: (response: Incoming) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
};

type OutgoingOptions = {
  method: string;
  url: string;
  headers: Record<string, string>;
  redirect: 'error';
  credentials: 'omit';
  cache: 'no-store';
};

/** Electron's `net.request`. */
export type OpenRequest = (options: OutgoingOptions) => Outgoing;

/** Statuses whose Response must have no body at all. */
const BODILESS = [204, 205, 304];
/** What waits for its reader at most before the line is told to wait, in bytes. */
const WAITING_BYTES = 512 * 1024;

type Body = {
  /** Of the request. Aborted, the body fails with its reason. */
  signal: AbortSignal;
  /** Called when all of the body has come, or no more will. */
  onEnd: () => void;
  /** Ends the request. */
  cancel: () => void;
};

/** A Response whose body is what comes in, no faster than it is read. */
export function answerOf(response: Incoming, options: Body): Response {
  const { statusCode: status, statusMessage: statusText } = response;
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) headers.set(name, [value].flat().join(', '));
  const body = bodyOf(response as unknown as Readable, options);
  return new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers });
}

/** What comes in is there to be read even where the line broke behind it: a download continues at that byte. */
function bodyOf(line: Readable, { signal, onEnd, cancel }: Body): ReadableStream<Uint8Array> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let end: ((controller: ReadableStreamDefaultController) => void) | null = null;
  let wake = () => {};
  const endBy = (how: NonNullable<typeof end>) => {
    if (end) return;
    end = how;
    onEnd();
    wake();
  };
  const fail = (reason: Error) => endBy((controller) => controller.error(signal.aborted ? signal.reason : reason));
  line.on('data', (chunk: Buffer) => {
    if (end) return;
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= WAITING_BYTES) line.pause();
    wake();
  });
  line.on('end', () => endBy((controller) => controller.close()));
  line.on('error', fail);
  // All that an aborted request says of it.
  line.on('close', () => fail(new Error('net::ERR_ABORTED')));

  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (waiting.length === 0 && !end) {
          await new Promise<void>((resolve) => {
            wake = resolve;
            line.resume();
          });
        }
        if (waiting.length === 0) return end?.(controller);
        for (const chunk of waiting) controller.enqueue(chunk);
        waiting = [];
        bytes = 0;
      },
      cancel: () => {
        endBy(() => undefined);
        cancel();
      },
    },
    { highWaterMark: 0 },
  );
}
