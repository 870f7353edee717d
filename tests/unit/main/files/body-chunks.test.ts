import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyChunks } from '../../../../src/main/files/body-chunks.ts';

const IDLE_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A response body with these bytes, one per chunk, that then stalls. */
function silentAfter(...bytes: number[]) {
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
    },
    cancel: cancelled,
  });
  const end = new AbortController();
  return { chunks: bodyChunks(body.getReader(), end.signal, IDLE_MS), end, cancelled };
}

it('does not take a disk slower than the idle timeout for a stalled connection', async () => {
  const { chunks } = silentAfter(1, 2);
  expect((await chunks.next()).value).toEqual(Uint8Array.of(1));
  await vi.advanceTimersByTimeAsync(3 * IDLE_MS);
  expect((await chunks.next()).value).toEqual(Uint8Array.of(2));
});

it('times out on a stalled connection, and closes it', async () => {
  const { chunks, cancelled } = silentAfter(1);
  await chunks.next();
  const next = chunks.next().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(cancelled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toMatchObject({ kind: 'timeout' });
  expect(cancelled).toHaveBeenCalled();
});

it('ends on abort, and closes the connection', async () => {
  const { chunks, end, cancelled } = silentAfter(1);
  await chunks.next();
  const next = chunks.next().catch((error: unknown) => error);
  end.abort();
  expect(await next).toMatchObject({ kind: 'cancelled' });
  expect(cancelled).toHaveBeenCalled();
});
