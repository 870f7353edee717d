import { looksLike, type PictureMark } from './picture-marks.ts';

/** Whether any picture of `some` looks the same as any of `others`; ids in the file service. */
export type SamePicture = (some: readonly string[], others: readonly string[]) => boolean;

/** Pictures are the same if they are the same file, or if both marks are known and alike. */
export const samePicture =
  (marks: ReadonlyMap<string, PictureMark>): SamePicture =>
  (some, others) =>
    some.some((id) => {
      const mark = marks.get(id);
      return others.some((other) => {
        if (other === id) return true;
        const otherMark = marks.get(other);
        return mark !== undefined && otherMark !== undefined && looksLike(mark, otherMark);
      });
    });
