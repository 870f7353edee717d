import { describe, expect, test } from 'vitest';
import { keptMarks, type PhotoMarks, photoMarksSchema, withMark } from '@/features/initiatives/similar/photo-marks.ts';
import { samePicture } from '@/features/initiatives/similar/same-picture.ts';

const markOf = (first: number) => Uint8Array.from({ length: 89 }, (_, at) => (at === 0 ? first : at));

describe('marks of pictures that were shown', () => {
  test('are read as they were kept; an invalid mark is refused', () => {
    const marks: PhotoMarks = new Map([
      ['a', markOf(7)],
      ['b', new Uint8Array()],
    ]);
    expect(photoMarksSchema.parse(JSON.parse(JSON.stringify(keptMarks(marks))))).toEqual(marks);
    expect(photoMarksSchema.safeParse([['a', '§']]).success).toBe(false);
    expect(photoMarksSchema.safeParse({}).success).toBe(false);
  });

  test('are at most a thousand, the newest last, and fit into a kept value', () => {
    let marks: PhotoMarks = new Map();
    for (let nth = 0; nth <= 1000; nth += 1) marks = withMark(marks, `${nth}`.padStart(40, 'f'), markOf(nth % 256));
    expect(marks.size).toBe(1000);
    expect([...marks.keys()].at(-1)).toBe('1000'.padStart(40, 'f'));
    expect(marks.has('0'.padStart(40, 'f'))).toBe(false);
    expect(JSON.stringify(keptMarks(marks)).length).toBeLessThan(200 * 1024);
  });

  test('show that two files look the same; without them only the same file does', () => {
    const same = samePicture(
      new Map([
        ['a', markOf(1)],
        ['b', markOf(1)],
        ['c', markOf(255)],
        ['flat', new Uint8Array()],
      ]),
    );
    expect(same(['x', 'a'], ['b'])).toBe(true);
    expect(same(['x'], ['y', 'x'])).toBe(true);
    expect(same(['a'], ['x'])).toBe(false);
    expect(same(['flat'], ['a'])).toBe(false);
    expect(samePicture(new Map())(['a'], ['b'])).toBe(false);
  });
});
