import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import type { Transport } from './transport.ts';

/** A DevTools session (the browser's own, or an attached target's), typed by the protocol's own definitions. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

export type Cdp = {
  /** The session of the browser itself. */
  browser: Session;
  /** The session of an attached target, in flat mode. */
  session: (sessionId: string) => Session;
};

type Message = {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};

/** Speaks the DevTools protocol: JSON messages, each command with its own number. */
export function createCdp({ send: write, listen }: Transport): Cdp {
  const waiting = new Map<number, { method: string; resolve: (v: never) => void; reject: (e: Error) => void }>();
  // The connection closes when Chromium has ended, and then the program ends too: a command in flight is no failure
  // then, and its promise stays pending.
  const emitters = new Map<string, EventEmitter>();
  let lastId = 0;
  let closed = false;

  const emitterOf = (sessionId: string): EventEmitter => {
    const emitter = emitters.get(sessionId) ?? new EventEmitter();
    emitters.set(sessionId, emitter);
    return emitter;
  };

  const receive = ({ id, method, sessionId = '', params, result, error }: Message) => {
    if (id === undefined) {
      // In its own microtask: a listener that throws must not lose the messages that arrived with this one.
      if (method) queueMicrotask(() => emitterOf(sessionId).emit(method, params));
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result as never);
  };

  const end = () => {
    closed = true;
    waiting.clear();
  };

  listen({ message: (text) => receive(JSON.parse(text) as Message), closed: end });

  const session = (sessionId: string): Session => {
    const emitter = emitterOf(sessionId);
    const send = (method: string, params: object = {}): Promise<never> =>
      new Promise((resolve, reject) => {
        if (closed) return;
        const id = ++lastId;
        waiting.set(id, { method, resolve, reject });
        write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      });
    const on = (event: string | symbol, listener: (payload: unknown) => void) => void emitter.on(event, listener);
    return { send, on } as unknown as Session;
  };

  return { browser: session(''), session };
}
