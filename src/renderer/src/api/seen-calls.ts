import type { AppError } from '@shared/errors.ts';
import type { z } from 'zod';

/** A call that the page has made: what it asked, what came, and what the schema of its answer made of that. */
export type SeenCall = {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType;
  /** Time until the answer, in ms. */
  readonly ms: number;
  /** The answer's JSON as it came; absent where none did. */
  readonly answer?: unknown;
  /** Why the call failed; absent for an answer that the schema has read. */
  readonly error?: AppError;
};

let see: ((call: SeenCall) => void) | null = null;

/** Reports a call to whoever watches; does nothing outside `watchingCalls`. */
export const reportCall = (call: SeenCall): void => see?.(call);

/** Runs `work` and returns every call that the page has made meanwhile, in the order of the answers; never throws. */
export async function watchingCalls(work: () => Promise<unknown>): Promise<readonly SeenCall[]> {
  const seen: SeenCall[] = [];
  see = (call) => void seen.push(call);
  try {
    await work().catch(() => undefined);
    return seen;
  } finally {
    see = null;
  }
}
