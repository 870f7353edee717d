import { describe, expect, it } from 'vitest';
import { partAround } from '../../../../tools/manual/part.ts';

const WINDOW = { width: 1366, height: 768 };
const button = (x: number, y: number) => ({ x, y, width: 100, height: 36 });

describe('the part of the window in a picture', () => {
  it('has the control in its middle, and ends with the window', () => {
    expect(partAround(button(633, 366), WINDOW)).toEqual({ x: 171, y: 96, width: 1024, height: 576 });
    expect(partAround(button(0, 0), WINDOW)).toMatchObject({ x: 0, y: 0 });
    expect(partAround(button(1266, 732), WINDOW)).toMatchObject({ x: 342, y: 192 });
  });

  it('is the whole window where the control has no room in it', () => {
    expect(partAround({ x: 0, y: 300, width: 1000, height: 40 }, WINDOW)).toBeNull();
    expect(partAround({ x: 0, y: 0, width: 300, height: 560 }, WINDOW)).toBeNull();
  });
});
