import { createServer, type ServerResponse } from 'node:http';
import { onLoopback } from '../on-loopback.ts';

/** A call as the platform received it. Times in ms since the first call of all, by the platform's clock. */
export type SeasonCall = {
  program: string;
  method: string;
  path: string;
  /** When it arrived. */
  at: number;
  status: number;
  /** When it was answered. */
  answeredAt: number;
};

/** A platform at the start of a season. */
export type SeasonPlatform = {
  url: string;
  /** In the order of arrival. */
  calls: readonly SeasonCall[];
  /** Resolves once it has recovered. */
  recovered: Promise<void>;
  close: () => Promise<void>;
};

/** The call that stays busy while all others recover. */
export const STAYS_BUSY = 'api/reports';

/**
 * Starts a platform that answers every call with 503 and this `Retry-After` for `busyMs` from the first call on, and
 * with success afterwards, except for the call that stays busy. Programs are told apart by their tokens.
 */
export async function startBusyPlatform(retryAfterS: number, busyMs: number): Promise<SeasonPlatform> {
  const calls: SeasonCall[] = [];
  const recovered = Promise.withResolvers<void>();
  let start: number | undefined;
  const since = () => {
    if (start === undefined) {
      start = performance.now();
      setTimeout(recovered.resolve, busyMs);
    }
    return performance.now() - start;
  };
  const answer = (response: ServerResponse, busy: boolean): number => {
    const status = busy ? 503 : 200;
    response.writeHead(status, {
      'Content-Type': 'application/json',
      ...(busy && { 'Retry-After': String(retryAfterS) }),
    });
    response.end('{}');
    return status;
  };
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const at = since();
    const path = (request.url ?? '').replace(/\?.*$/, '');
    request.resume().once('end', () => {
      calls.push({
        program: request.headers.authorization ?? '',
        method: request.method ?? '',
        path,
        at,
        // Before the answer: a program can begin its wait before this process gets the processor again.
        answeredAt: since(),
        status: answer(response, at < busyMs || path === `/${STAYS_BUSY}`),
      });
    });
  });
  const { url, close } = await onLoopback(server);
  return { url, calls, recovered: recovered.promise, close };
}
