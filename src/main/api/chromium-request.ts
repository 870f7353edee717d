import type { Readable } from 'node:stream';
import { AppError } from '@shared/errors.ts';
import { BODILESS } from './body.ts';

/** The part of Electron's `IncomingMessage` used here. Documented as a Readable, though not typed as one. */
type Incoming = {
  statusCode: number;
  headers: Record<string, string | string[]>;
};

/**
 * Electron's stream between a chunked request and Chromium's pipe (`ChunkedBodyStream` in
 * `lib/common/api/net-client-request.ts`). It is private, and the only place where its own events can be met.
 */
type ChunkedBody = {
  on(event: 'error', listener: () => void): unknown;
  /** Called by Chromium when it begins to send the body; Electron throws at a second call. */
  startReading: (pipe: never) => void;
};

/** The part of Electron's `ClientRequest` used here. */
export type Outgoing = {
  chunkedEncoding: boolean;
  /** Set by `chunkedEncoding`. */
  readonly _body?: ChunkedBody | undefined;
  write: (chunk: Buffer, encoding?: string, written?: () => void) => void;
  end: () => unknown;
  abort: () => void;
  on(event: 'response', listener: (response: Incoming) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'redirect', listener: (status: number, method: string, to: string) => void): unknown;
};

type OutgoingOptions = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Emits the event `redirect`; the request fails unless the redirect is followed. */
  redirect: 'manual';
  credentials: 'omit';
  cache: 'no-store';
};

/** Electron's `net.request`. */
export type OpenRequest = (options: OutgoingOptions) => Outgoing;

/** Most bytes buffered for the reader before backpressure pauses the connection. */
const WAITING_BYTES = 512 * 1024;

type Body = {
  /** Signal of the request; an abort fails the body with the signal's reason. */
  signal: AbortSignal;
  /** Called when the body is complete, or when no more of it will arrive. */
  onEnd: () => void;
  /** Ends the request. */
  cancel: () => void;
};

/**
 * A Response that streams the incoming body no faster than it is read (backpressure). Omits the reason phrase, which is
 * never read. Throws `unexpected-shape` for invalid HTTP, such as a status of 600.
 */
export function answerOf(response: Incoming, options: Body): Response {
  const { statusCode: status } = response;
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, bytesOf([value].flat().join(', ')));
    const body = bodyOf(response as unknown as Readable, options);
    return new Response(BODILESS.includes(status) ? null : body, { status, headers });
  } catch (cause) {
    throw new AppError({ kind: 'unexpected-shape', detail: 'the head of an answer that is no HTTP' }, { cause });
  }
}

/** Electron reads the bytes of a header as UTF-8; `Headers` takes them as Latin-1 characters, as `fetch` gives them. */
const bytesOf = (value: string): string => Buffer.from(value).toString('latin1');

/** Bytes received before the connection broke stay readable: a download resumes after the last of them. */
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
  // An aborted request emits nothing but `close`.
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
