import { z } from 'zod';
import type { PictureMark } from './picture-marks.ts';

/** How many marks are kept; at 170 bytes each in JSON they stay below what a kept value may hold. */
const MOST = 1000;

/** Marks of pictures by their ids in the file service, as they are kept: the newest last. */
export const photoMarksSchema = z
  .array(z.tuple([z.string(), z.base64()]))
  .transform((marks): ReadonlyMap<string, PictureMark> => new Map(marks.map(([id, text]) => [id, bytesOf(text)])));

/** Marks of pictures that were shown. */
export type PhotoMarks = ReadonlyMap<string, PictureMark>;

const bytesOf = (text: string): PictureMark => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The marks with a further one; of more than 1,000 the oldest goes. */
export const withMark = (marks: PhotoMarks, id: string, mark: PictureMark): PhotoMarks =>
  new Map([...[...marks].filter(([other]) => other !== id), [id, mark] as const].slice(-MOST));

/** The marks as they are kept. */
export const keptMarks = (marks: PhotoMarks): [string, string][] =>
  [...marks].map(([id, mark]) => [id, btoa(String.fromCharCode(...mark))]);
