import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Compared } from '@/domains/initiative/similar/entry.ts';
import { fillIndex } from '@/domains/initiative/similar/fill-index.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';
import { plantedDistricts } from './planted-initiatives.ts';

const [{ initiatives } = { initiatives: [] }] = plantedDistricts();

afterEach(() => void vi.restoreAllMocks());

describe('wS4: an index is filled while the window is idle', () => {
  test('eight milliseconds at a time, however long the idle time', async () => {
    const index = createSimilarIndex<Compared>();
    const many = Array.from({ length: 10 }, (_, nth) =>
      initiatives.map((one) => ({ ...one, id: one.id + nth * 1000 })),
    ).flat();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    // Each initiative takes one millisecond, however busy the machine is.
    const slow: typeof index = {
      ...index,
      put: (one) => {
        now += 1;
        index.put(one);
      },
    };
    const slices: number[] = [];
    let began = 0;
    await fillIndex(slow, many, async () => {
      slices.push(now - began);
      began = now;
      return { timeRemaining: () => 50 };
    });
    expect(index.size()).toBe(many.length);
    expect(slices.slice(1)).toEqual(Array(Math.ceil(many.length / 8) - 1).fill(8));
  });

  test('one initiative at a time where the window is never idle', async () => {
    const index = createSimilarIndex<Compared>();
    let moments = 0;
    await fillIndex(index, initiatives.slice(0, 5), async () => {
      moments += 1;
      return { timeRemaining: () => 0 };
    });
    expect([index.size(), moments]).toEqual([5, 5]);
  });

  test('resumes where it stopped, and ends when it is aborted', async () => {
    const index = createSimilarIndex<Compared>();
    const leaving = new Error('left');
    let left = 3;
    await expect(
      fillIndex(index, initiatives, async () => {
        if (left === 0) throw leaving;
        left -= 1;
        return { timeRemaining: () => 0 };
      }),
    ).rejects.toBe(leaving);
    expect(index.size()).toBe(3);
    let moments = 0;
    await fillIndex(index, initiatives.slice(0, 5), async () => {
      moments += 1;
      return { timeRemaining: () => 0 };
    });
    expect([index.size(), moments]).toEqual([5, 2]);
  });
});
