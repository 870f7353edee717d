import type { CheckProblem } from '@shared/network-check.ts';
import type { Fetch } from '../api/client.ts';
import { RedirectRefused } from '../api/redirect.ts';
import { type Expected, problemOfAnswer, problemOfFailure, problemOfRedirect } from './problem-of-failure.ts';

/** A server's answer to one question. */
export type Said = {
  problem: CheckProblem | null;
  /** Time until the head of the answer, in ms; null without an answer. */
  ms: number | null;
  /** The server's clock by its `Date` header, in ms since the epoch; null if it sent none. */
  serverTime: number | null;
  /** The workstation's clock in the middle of the question, in ms since the epoch. */
  localTime: number;
};

export type Question = {
  address: string;
  expected: Expected;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Asks a server once, over the program's own requests but without token and cookies, and returns the problem, if any.
 * Redirects are not followed: a captive portal redirects to its own page. Never throws.
 */
export async function askServer(
  { address, expected, headers = {} }: Question,
  { fetch, timeoutMs, now }: { fetch: Fetch; timeoutMs: number; now: () => number },
): Promise<Said> {
  const startedAt = performance.now();
  const clock = now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const {
      status,
      headers: given,
      body,
    } = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const ms = elapsed();
    await body?.cancel().catch(() => undefined);
    const problem = problemOfAnswer(status, given.get('Content-Type'), expected);
    const date = Date.parse(given.get('Date') ?? '');
    // A portal or proxy that answers in the server's place does not know the server's time.
    const isServers = problem !== 'captive-portal' && problem !== 'proxy-password' && !Number.isNaN(date);
    return { problem, ms, serverTime: isServers ? date : null, localTime: clock + ms / 2 };
  } catch (thrown) {
    if (thrown instanceof RedirectRefused) {
      return {
        problem: problemOfRedirect(thrown.to, address, expected),
        ms: elapsed(),
        serverTime: null,
        localTime: clock,
      };
    }
    return { problem: problemOfFailure(thrown), ms: null, serverTime: null, localTime: clock };
  }
}
