import { expect } from 'playwright/test';
import type { Fault } from '../../platform/faults.ts';
import type { Platform } from '../../platform/types.ts';

/** An answer of the platform that is held. */
export type HeldAnswer = {
  /** Waits until the call has arrived at the platform. */
  waiting: () => Promise<void>;
  /** Gives the answer. */
  release: () => void;
};

/** Holds the answer of the next call that matches; once released, it is that of the fault (`hold`: the usual one). */
export function heldAnswer(platform: Platform, fault: Fault): HeldAnswer {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  let arrived = false;
  const when = () => {
    arrived = true;
    return true;
  };
  platform.faults.add({ ...fault, times: 1, when, until });
  return { waiting: () => expect.poll(() => arrived).toBe(true), release: resolve };
}
