import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionMonitor, retryDelay } from '@/app/shell/connection/connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function monitored(answers: boolean[]) {
  const asked: number[] = [];
  const back: number[] = [];
  const start = Date.now();
  const monitor = createConnectionMonitor({
    check: async () => {
      asked.push(Date.now() - start);
      return answers.shift() ?? false;
    },
    onBack: () => back.push(Date.now() - start),
    random: () => 0,
  });
  return { monitor, asked, back };
}

describe('retryDelay', () => {
  it('doubles up to half a minute, plus random jitter of up to as much again', () => {
    const attempts = [0, 1, 2, 3, 4, 5, 30];
    const shortest = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];
    expect(attempts.map((attempt) => retryDelay(attempt, 0))).toEqual(shortest);
    expect(attempts.map((attempt) => retryDelay(attempt, 0.5))).toEqual(shortest.map((ms) => ms * 1.5));
  });
});

describe('the connection monitor', () => {
  it('retries with growing pauses until an answer arrives, then reports it once', async () => {
    const { monitor, asked, back } = monitored([false, false, true]);
    monitor.lost();
    expect(monitor.get()).toEqual({ status: 'offline', retryAt: Date.now() + 2_000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([2_000, 6_000, 14_000]);
    expect(back).toEqual([14_000]);
    expect(monitor.get()).toEqual({ status: 'online' });
  });

  it('counts several failed calls as one loss', async () => {
    const { monitor, asked } = monitored([true]);
    monitor.lost();
    monitor.lost();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([2_000]);
  });

  it('is online as soon as any call is answered, and stops probing', async () => {
    const { monitor, asked, back } = monitored([]);
    monitor.lost();
    monitor.answered();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toEqual([]);
    expect(back).toEqual([0]);
  });

  it('probes at once on retry', async () => {
    const { monitor, asked } = monitored([true]);
    monitor.lost();
    await vi.advanceTimersByTimeAsync(500);
    monitor.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([500]);
    expect(monitor.get()).toEqual({ status: 'online' });
  });

  it('probes once more where a retry came during a failing probe', async () => {
    const { monitor, asked } = monitored([false, true]);
    monitor.lost();
    await vi.advanceTimersByTimeAsync(500);
    monitor.retry();
    monitor.retry();
    monitor.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([500, 500]);
    expect(monitor.get()).toEqual({ status: 'online' });
  });

  it('keeps its backoff when the connection drops again at once, and resets it after a steady minute', async () => {
    const { monitor, asked } = monitored([true, true, true]);
    monitor.lost();
    await vi.advanceTimersByTimeAsync(2_000);
    monitor.lost();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toEqual([2_000, 6_000]);
    await vi.advanceTimersByTimeAsync(60_000);
    monitor.lost();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([2_000, 6_000, 68_000]);
  });

  it('notifies its listeners, and does nothing once stopped', async () => {
    const { monitor, asked } = monitored([true]);
    const seen: string[] = [];
    monitor.subscribe(() => seen.push(monitor.get().status));
    monitor.lost();
    monitor.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(seen).toEqual(['offline']);
    expect(asked).toEqual([]);
  });

  it('spreads the probes of 2,000 workstations that lose the platform together', async () => {
    const slices = new Map<number, number>();
    const start = Date.now();
    const monitors = Array.from({ length: 2_000 }, () =>
      createConnectionMonitor({
        check: async () => {
          const slice = Math.floor((Date.now() - start) / 500);
          slices.set(slice, (slices.get(slice) ?? 0) + 1);
          return false;
        },
        onBack: () => undefined,
      }),
    );
    for (const monitor of monitors) monitor.lost();
    await vi.advanceTimersByTimeAsync(60_000);
    for (const monitor of monitors) monitor.stop();
    // The first probes are spread over two seconds, a fourth in each half second; the later ones over more.
    expect(Math.max(...slices.values())).toBeLessThan(2_000 / 3);
  });
});
