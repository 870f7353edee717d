import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FITTED, panned, turned, zoomed } from '@/kit/photo-viewer/zoom.ts';

const window = { width: 1000, height: 600 };

describe('the zoom of a picture', () => {
  it('keeps the point under the pointer where it is', () => {
    const near = zoomed(FITTED, 2, { x: 100, y: -50 });
    // A point 100 px right of the middle is now 200 px right of the picture's middle.
    expect(near.x + 100 * near.scale).toBeCloseTo(100);
    expect(near.y - 50 * near.scale).toBeCloseTo(-50);
  });

  it('stays between fitting and eight times that', () => {
    expect(zoomed(FITTED, 100).scale).toBe(8);
    expect(zoomed({ ...FITTED, scale: 2, x: 30, y: 4 }, 0.1)).toEqual(FITTED);
  });

  it('keeps the rotation of the picture', () => {
    expect(zoomed(zoomed(turned(FITTED), 3), 0.01)).toEqual(turned(FITTED));
  });

  it('never moves a picture out of the window, and never one that fits', () => {
    expect(panned(FITTED, 50, 50, window)).toEqual(FITTED);
    const anywhere = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(anywhere, anywhere, fc.double({ min: 1.1, max: 8, noNaN: true }), (dx, dy, scale) => {
        const { x, y } = panned({ ...FITTED, scale }, dx, dy, window);
        expect(Math.abs(x)).toBeLessThanOrEqual((window.width * (scale - 1)) / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual((window.height * (scale - 1)) / 2);
      }),
    );
  });
});
