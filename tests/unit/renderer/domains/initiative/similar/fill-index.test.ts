import { describe, expect, test } from 'vitest';
import type { Compared } from '@/domains/initiative/similar/entry.ts';
import { fillIndex } from '@/domains/initiative/similar/fill-index.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';
import { plantedDistricts } from './planted-initiatives.ts';

const [{ initiatives } = { initiatives: [] }] = plantedDistricts();

describe('wS4: an index is filled while the window is idle', () => {
  test('eight milliseconds at a time, however long the idle time', async () => {
    const index = createSimilarIndex<Compared>();
    const many = Array.from({ length: 10 }, (_, nth) =>
      initiatives.map((one) => ({ ...one, id: one.id + nth * 1000 })),
    ).flat();
    const slices: number[] = [];
    let began = 0;
    const ended = () => began > 0 && slices.push(performance.now() - began);
    await fillIndex(index, many, async () => {
      ended();
      // Another task, in which a key press would be handled and drawn.
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
      return { timeRemaining: () => 50 };
    });
    ended();
    expect(index.size()).toBe(many.length);
    expect(slices.length).toBeGreaterThan(10);
    // The machine may be busy, so only the median slice is checked.
    expect(slices.toSorted((a, b) => a - b)[Math.floor(slices.length / 2)]).toBeLessThan(16);
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
