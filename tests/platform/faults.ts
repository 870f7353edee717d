import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type CallMatch, matches } from './recorder.ts';

type What =
  /** The answer is delayed by `ms`. */
  | { kind: 'latency'; ms: number }
  /**
   * Another status instead of the answer; `message: null` leaves the field out. `fields`: messages about single fields,
   * which only a contrary platform sends.
   */
  | {
      kind: 'status';
      status: number;
      message?: string | null;
      retryAfter?: number;
      fields?: Readonly<Record<string, string>>;
    }
  /** The answer is held, and is then the usual one. */
  | { kind: 'hold' }
  /** A redirect instead of the answer, as from a network's sign-in page. */
  | { kind: 'redirect'; to: string }
  /** The answer has this date, as from a platform whose clock differs from this computer's. */
  | { kind: 'date'; date: Date }
  /** The connection is destroyed before any answer. */
  | { kind: 'drop' }
  /** The connection is destroyed once `bytes` of the caller's body have arrived, or all of the body. */
  | { kind: 'drop-upload'; bytes: number }
  /** The connection is destroyed after this fraction (0–1) of the body. */
  | { kind: 'drop-mid-body'; fraction?: number }
  /** The connection stalls after this fraction (0–1) of the body, and stays open. */
  | { kind: 'stall'; fraction?: number }
  /** An HTML page with status 200, such as a proxy's sign-in page. */
  | { kind: 'wrong-content-type' }
  /** The right headers with truncated JSON; a file is not truncated, as it would look like a valid shorter file. */
  | { kind: 'malformed-json' }
  /** The body of the answer is transformed, for instance into an envelope or a row of another shape. */
  | { kind: 'reshape'; reshape: (body: unknown) => unknown }
  /** The caller's token expires at this call. */
  | { kind: 'expired-token' };

/**
 * A fault, the calls that it hits, and how often (default of `times`: always). `when` is called for each matching call
 * and returns whether the fault hits it. The answer waits for `until`. Default: not at all.
 */
export type Fault = What & { match?: CallMatch; times?: number; when?: () => boolean; until?: Promise<unknown> };

export type Faults = {
  /** Starts a fault; returns the function that ends it. */
  add(fault: Fault): () => void;
  /** Holds the answers to these calls; returns the function that releases them and ends the hold. */
  hold(held: Omit<Fault, 'kind' | 'until'>): () => void;
  clear(): void;
  /** The fault for this call, if any; counts as one of its `times`. */
  take(call: { method: string; path: string }): Fault | undefined;
};

/** The active faults; the fault added last takes precedence. */
export function createFaults(): Faults {
  let active: { fault: Fault; left: number }[] = [];
  const add = (fault: Fault) => {
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    active = [entry, ...active];
    return () => {
      active = active.filter((other) => other !== entry);
    };
  };
  return {
    add,
    hold(held) {
      const { promise: until, resolve } = Promise.withResolvers<void>();
      const end = add({ ...held, kind: 'hold', until });
      return () => {
        end();
        resolve();
      };
    },
    clear() {
      active = [];
    },
    take(call) {
      const entry = active.find(
        ({ fault, left }) => left > 0 && matches(fault.match ?? {}, call) && (fault.when?.() ?? true),
      );
      if (entry) entry.left -= 1;
      return entry?.fault;
    },
  };
}

const FLUSH_MS = 30;

async function* partOf(bytes: Buffer, fraction: number, end: 'cut' | 'wait', reply: FastifyReply) {
  yield bytes.subarray(0, Math.max(1, Math.floor(bytes.length * fraction)));
  // The fraction must be sent before the reset, or the client would see less of the body, or none at all.
  while (reply.raw.writableLength > 0 && !reply.raw.destroyed) await sleep(FLUSH_MS);
  await sleep(FLUSH_MS);
  if (end === 'cut') reply.raw.destroy();
  else await new Promise<void>((resolve) => reply.raw.once('close', resolve));
}

/** Receives this many bytes of a body, or all of it, and destroys the connection. */
export function cutUpload(request: IncomingMessage, bytes: number): void {
  let received = 0;
  const cut = () => void request.socket.destroy();
  request.once('end', cut).on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received >= bytes) cut();
  });
}

async function bytesOf(payload: unknown): Promise<Buffer> {
  if (Buffer.isBuffer(payload)) return payload;
  if (!(payload instanceof Readable)) return Buffer.from(String(payload ?? ''));
  const chunks: Buffer[] = [];
  for await (const chunk of payload) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Applies the fault to an answer before it is sent; returns the payload to send. */
export async function spoil(fault: Fault, reply: FastifyReply, payload: unknown): Promise<unknown> {
  switch (fault.kind) {
    case 'drop-mid-body':
    case 'stall': {
      const bytes = await bytesOf(payload);
      reply.header('content-length', bytes.length);
      return Readable.from(partOf(bytes, fault.fraction ?? 0.5, fault.kind === 'stall' ? 'wait' : 'cut', reply));
    }
    case 'wrong-content-type': {
      const page = '<!doctype html><title>Proxy</title><p>Tarmoqqa kirish uchun tizimga kiring.</p>';
      reply.code(200).header('content-type', 'text/html; charset=utf-8').header('content-length', page.length);
      return page;
    }
    case 'malformed-json': {
      if (!String(reply.getHeader('content-type')).includes('json')) return payload;
      const bytes = await bytesOf(payload);
      const cut = bytes.subarray(0, Math.floor(bytes.length * 0.8));
      reply.header('content-length', cut.length);
      return cut;
    }
    case 'reshape': {
      const body = Buffer.from(JSON.stringify(fault.reshape(JSON.parse(String(await bytesOf(payload))))));
      reply.header('content-length', body.length);
      return body;
    }
    default:
      return payload;
  }
}
