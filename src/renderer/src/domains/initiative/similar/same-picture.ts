import { knownLikeness, looksLike } from './picture-likeness.ts';
import type { PictureMark } from './picture-marks.ts';

/** Whether any picture of `some` looks the same as any of `others`; ids in the file service. */
export type SamePicture = (some: readonly string[], others: readonly string[]) => boolean;

type Marks = ReadonlyMap<string, PictureMark>;

/** Pictures are the same if they are the same file, or if both marks are known, and were compared and found alike. */
export const samePicture =
  (marks: Marks): SamePicture =>
  (some, others) =>
    some.some((id) => {
      const mark = marks.get(id);
      return others.some((other) => {
        if (other === id) return true;
        const otherMark = marks.get(other);
        return mark !== undefined && otherMark !== undefined && knownLikeness(mark, otherMark) === true;
      });
    });

/** The comparisons of pictures with all others that are still to be made; each takes up to a millisecond. */
export function toCompare(marks: Marks, ids: readonly string[]): readonly (() => boolean)[] {
  return ids.flatMap((id) => {
    const mark = marks.get(id);
    if (!mark) return [];
    return [...marks].flatMap(([other, otherMark]) =>
      other === id || knownLikeness(mark, otherMark) !== undefined ? [] : [() => looksLike(mark, otherMark)],
    );
  });
}
