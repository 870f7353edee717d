import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { type CallMatch, matches } from './recorder.ts';

type What =
  /** The answer comes `ms` later. */
  | { kind: 'latency'; ms: number }
  /** Another status instead of the answer; `message: null` leaves the field out. */
  | { kind: 'status'; status: number; message?: string | null; retryAfter?: number }
  /** The answer waits for this. */
  | { kind: 'hold'; until: Promise<unknown> }
  /** A redirect instead of the answer, as a network's sign-in page sends one. */
  | { kind: 'redirect'; to: string }
  /** The answer has this date, as one of a platform whose clock is not this computer's. */
  | { kind: 'date'; date: Date }
  /** The connection is destroyed before any answer. */
  | { kind: 'drop' }
  /** The connection is destroyed once so many bytes of the caller's body have come, or all of them. */
  | { kind: 'drop-upload'; bytes: number }
  /** The connection is destroyed after this part (0–1) of the body. */
  | { kind: 'drop-mid-body'; fraction?: number }
  /** After this part (0–1) of the body nothing more comes, and the connection stays open. */
  | { kind: 'stall'; fraction?: number }
  /** An HTML page with status 200, as a proxy's sign-in page would be. */
  | { kind: 'wrong-content-type' }
  /** The right headers, with the end of the JSON cut off; a file goes through whole: nobody could tell it from a shorter one. */
  | { kind: 'malformed-json' }
  /** The body of the answer, made into another one: an envelope or a row of another shape. */
  | { kind: 'reshape'; reshape: (body: unknown) => unknown }
  /** The caller's token expires at this very call. */
  | { kind: 'expired-token' };

/**
 * What goes wrong, for which calls, and how often (always, where `times` is left out). `when` is asked for each of these
 * calls whether it is one.
 */
export type Fault = What & { match?: CallMatch; times?: number; when?: () => boolean };

export type Faults = {
  /** Begins a fault; the returned function ends it. */
  add(fault: Fault): () => void;
  /** Holds the answers to these calls; the returned function lets them go, and holds no more. */
  hold(held: Omit<Fault, 'kind'>): () => void;
  clear(): void;
  /** The fault for this call, if any; counts as one of its `times`. */
  take(call: { method: string; path: string }): Fault | undefined;
};

/** The faults in force; the one added last is asked first. */
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
  // The part must have left the machine before the reset, or the client would see no body at all.
  await sleep(FLUSH_MS);
  if (end === 'cut') reply.raw.destroy();
  else await new Promise<void>((resolve) => reply.raw.once('close', resolve));
}

/** Takes the beginning of a body and destroys the connection. */
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

/** Spoils an answer that is about to be sent, as the fault says; gives what is sent instead. */
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
