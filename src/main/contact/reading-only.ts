import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import type { Fetch } from '../api/client.ts';
import type { SendBody } from '../api/send-body.ts';
import { createQueue } from '../concurrency/queue.ts';

/** Methods that change nothing (RFC 9110 §9.2.1). */
const READING = new Set(['GET', 'HEAD']);

/** What leaves the program, at the one place that all of it passes. */
type Outgoing = { fetch: Fetch; sendBody: SendBody };

/** The guard of the check of the platform: while it is on, nothing but reading leaves the program. */
export type ReadingOnly = {
  on: () => void;
  off: () => void;
  /** The same ways out, behind the guard. */
  over: <Net extends Outgoing>(net: Net) => Net;
};

/**
 * Creates the guard. While it is on, a request by any method but GET and HEAD fails before it leaves, whoever asks for
 * it, and readings leave one after the other, each `pauseMs` after the one before.
 */
export function createReadingOnly({ pauseMs }: { pauseMs: number }): ReadingOnly {
  const inTurn = createQueue();
  let isOn = false;
  let freeAt = 0;

  const refuse = (): never => {
    throw new AppError({ kind: 'forbidden', detail: 'the platform is being checked: nothing but reading leaves' });
  };
  const paced = (ask: () => Promise<Response>): Promise<Response> =>
    inTurn(async () => {
      await sleep(Math.max(0, freeAt - performance.now()));
      try {
        return await ask();
      } finally {
        freeAt = performance.now() + pauseMs;
      }
    });

  return {
    on: () => {
      isOn = true;
    },
    off: () => {
      isOn = false;
    },
    over: (net) => ({
      ...net,
      fetch: async (input, init) => {
        if (!isOn) return net.fetch(input, init);
        if (methodsOf(input, init).some((method) => !READING.has(method))) return refuse();
        return paced(() => net.fetch(input, init));
      },
      sendBody: async (request) => (isOn ? refuse() : net.sendBody(request)),
    }),
  };
}

/** Every method that a request names: a Request and the options beside it may name one each. */
const methodsOf = (input: string | URL | Request, init: RequestInit | undefined): string[] =>
  [input instanceof Request ? input.method : undefined, init?.method ?? undefined]
    .filter((method) => method !== undefined)
    .map((method) => method.toUpperCase());
