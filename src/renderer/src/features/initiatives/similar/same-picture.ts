import { looksLike, type PictureMark } from './picture-marks.ts';

/** Whether a picture of some looks the same as one of others; all by their ids in the file service. */
export type SamePicture = (some: readonly string[], others: readonly string[]) => boolean;

/** Pictures are the same where they are one file, or where their marks, as far as known, are alike. */
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
