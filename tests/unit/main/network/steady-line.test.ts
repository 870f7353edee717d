import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSteadyLine } from '../../../../src/main/network/steady-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { signal } = new AbortController();

/** True if the connection counts as steady now. */
async function isSteady(line: ReturnType<typeof createSteadyLine>): Promise<boolean> {
  let steady = false;
  void line.steady(signal).then(() => {
    steady = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return steady;
}

test('a connection that was never lost is steady', async () => {
  const line = createSteadyLine();
  line.answered();
  expect(await isSteady(line)).toBe(true);
});

test('a lost connection is steady a minute after it returns, whatever is answered meanwhile', async () => {
  const line = createSteadyLine();
  line.failed();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await isSteady(line)).toBe(false);
  line.answered();
  await vi.advanceTimersByTimeAsync(59_000);
  line.answered();
  expect(await isSteady(line)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await isSteady(line)).toBe(true);
});

test('a connection that drops and returns every five seconds is never steady', async () => {
  const line = createSteadyLine();
  for (let nth = 0; nth < 60; nth += 1) {
    line.failed();
    await vi.advanceTimersByTimeAsync(5_000);
    line.answered();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await isSteady(line)).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(55_000);
  expect(await isSteady(line)).toBe(true);
});

test('an aborted wait rejects at once', async () => {
  const line = createSteadyLine();
  line.failed();
  const leaving = new AbortController();
  const waiting = line.steady(leaving.signal);
  const left = expect(waiting).rejects.toThrow('left');
  leaving.abort(new Error('left'));
  await left;
  await expect(line.steady(leaving.signal)).rejects.toThrow('left');
});
