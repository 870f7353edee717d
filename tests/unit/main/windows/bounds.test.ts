import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minimumOn, type Rectangle, restoredBounds } from '../../../../src/main/windows/bounds.ts';

const LEFT: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };
const RIGHT: Rectangle = { x: 1920, y: 200, width: 1366, height: 728 };

describe('restoredBounds', () => {
  test('the first start is centred on the primary display', () => {
    expect(restoredBounds(null, [LEFT, RIGHT])).toEqual({ x: 240, y: 70, width: 1440, height: 900 });
  });

  test('the window fills a small display instead of exceeding it', () => {
    expect(restoredBounds(null, [{ x: 0, y: 0, width: 1366, height: 728 }])).toEqual({
      x: 0,
      y: 0,
      width: 1366,
      height: 728,
    });
  });

  test('a window that still fits keeps its place', () => {
    const saved = { x: 1950, y: 250, width: 1200, height: 660 };
    expect(restoredBounds(saved, [LEFT, RIGHT])).toEqual(saved);
  });

  test('a window of a removed display is centred on another', () => {
    expect(restoredBounds({ x: 2000, y: 250, width: 1200, height: 660 }, [LEFT])).toEqual({
      x: 240,
      y: 70,
      width: 1440,
      height: 900,
    });
  });

  test('a window half outside moves in; a window larger than its display shrinks', () => {
    expect(restoredBounds({ x: -600, y: 500, width: 1200, height: 700 }, [LEFT])).toEqual({
      x: 0,
      y: 340,
      width: 1200,
      height: 700,
    });
    expect(restoredBounds({ x: 1920, y: 200, width: 1920, height: 1040 }, [LEFT, RIGHT])).toEqual(RIGHT);
  });

  test('a window with only a sliver on one display goes to the display with the rest', () => {
    expect(restoredBounds({ x: 1700, y: 220, width: 1100, height: 680 }, [LEFT, RIGHT]).x).toBeGreaterThanOrEqual(
      RIGHT.x,
    );
  });

  test.each([
    ['left', { x: -1150, y: 100, width: 1200, height: 700 }],
    ['bottom', { x: 100, y: 1020, width: 1200, height: 700 }],
  ])('a sliver at the %s too small to grab does not count', (_side, saved) => {
    expect(restoredBounds(saved, [LEFT])).toEqual({ x: 240, y: 70, width: 1440, height: 900 });
  });

  test('whatever was saved, the window lies inside one of the displays', () => {
    const side = fc.integer({ min: -6000, max: 6000 });
    const length = fc.integer({ min: 1, max: 6000 });
    const display = fc.record({
      x: side,
      y: side,
      width: fc.integer({ min: 640, max: 4000 }),
      height: fc.integer({ min: 480, max: 3000 }),
    });
    const saved = fc.option(fc.record({ x: side, y: side, width: length, height: length }));
    fc.assert(
      fc.property(saved, fc.array(display, { minLength: 1, maxLength: 3 }), (bounds, displays) => {
        const { x, y, width, height } = restoredBounds(bounds, displays);
        return displays.some((d) => x >= d.x && y >= d.y && x + width <= d.x + d.width && y + height <= d.y + d.height);
      }),
    );
  });
});

test.each([
  ['1920×1080', { width: 1920, height: 1040 }, { width: 1024, height: 640 }],
  ['1366×768', { width: 1366, height: 728 }, { width: 1024, height: 640 }],
  ['1366×768 at 125 %', { width: 1093, height: 574 }, { width: 1024, height: 574 }],
  ['1366×768 at 150 %', { width: 911, height: 472 }, { width: 911, height: 472 }],
  ['1366×768 at 175 %', { width: 781, height: 399 }, { width: 900, height: 460 }],
])('the smallest window on %s', (_display, workArea, size) => expect(minimumOn(workArea)).toEqual(size));
