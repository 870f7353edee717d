import { describe, expect, test } from 'vitest';
import { keptMarks, type PhotoMarks, photoMarksSchema, withMark } from '@/domains/initiative/similar/photo-marks.ts';
import { MARK_BYTES } from '@/domains/initiative/similar/picture-marks.ts';
import { samePicture, toCompare } from '@/domains/initiative/similar/same-picture.ts';

const markOf = (first: number) => Uint8Array.from({ length: MARK_BYTES }, (_, at) => (first * (at + 1) ** 2) % 251);

describe('marks of pictures that were shown', () => {
  test('are read as they were kept; an invalid mark is refused', () => {
    const marks: PhotoMarks = new Map([
      ['a', markOf(7)],
      ['b', new Uint8Array()],
    ]);
    expect(photoMarksSchema.parse(JSON.parse(JSON.stringify(keptMarks(marks))))).toEqual(marks);
    // Marks of an earlier version are made anew.
    expect(photoMarksSchema.parse([['a', btoa('x'.repeat(89))]]).size).toBe(0);
    expect(photoMarksSchema.safeParse([['a', '§']]).success).toBe(false);
    expect(photoMarksSchema.safeParse({}).success).toBe(false);
  });

  test('are at most 450, the newest last, and fit into a kept value', () => {
    let marks: PhotoMarks = new Map();
    for (let nth = 0; nth <= 450; nth += 1) marks = withMark(marks, `${nth}`.padStart(40, 'f'), markOf(nth % 256));
    expect(marks.size).toBe(450);
    expect([...marks.keys()].at(-1)).toBe('450'.padStart(40, 'f'));
    expect(marks.has('0'.padStart(40, 'f'))).toBe(false);
    expect(JSON.stringify(keptMarks(marks)).length).toBeLessThan(200 * 1024);
  });

  test('show that two files look the same once they are compared; without them only the same file does', () => {
    const marks: PhotoMarks = new Map([
      ['a', markOf(7)],
      ['b', markOf(7)],
      ['c', markOf(131)],
      ['flat', new Uint8Array()],
    ]);
    const same = samePicture(marks);
    expect(same(['a'], ['b'])).toBe(false);
    const comparisons = toCompare(marks, ['x', 'a', 'flat']);
    expect(comparisons).toHaveLength(2);
    expect(comparisons.map((compare) => compare())).toEqual([true, false]);
    expect(toCompare(marks, ['x', 'a', 'flat'])).toEqual([]);
    expect(same(['x', 'a'], ['b'])).toBe(true);
    expect(same(['b'], ['c', 'a'])).toBe(true);
    expect(same(['x'], ['y', 'x'])).toBe(true);
    expect(same(['a'], ['x', 'c', 'flat'])).toBe(false);
    expect(same(['flat'], ['a'])).toBe(false);
    expect(samePicture(new Map())(['a'], ['b'])).toBe(false);
  });
});
