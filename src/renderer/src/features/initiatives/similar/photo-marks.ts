import { z } from 'zod';
import type { PictureMark } from './picture-marks.ts';

/** Most marks kept; at 170 bytes each in JSON they stay below the size limit of a kept value. */
const MOST = 1000;

/** Marks of pictures by their ids in the file service, as stored: the newest last. */
export const photoMarksSchema = z
  .array(z.tuple([z.string(), z.base64()]))
  .transform((marks): ReadonlyMap<string, PictureMark> => new Map(marks.map(([id, text]) => [id, bytesOf(text)])));

/** Marks of pictures that were shown. */
export type PhotoMarks = ReadonlyMap<string, PictureMark>;

const bytesOf = (text: string): PictureMark => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Adds a mark; above 1,000 the oldest is dropped. */
export const withMark = (marks: PhotoMarks, id: string, mark: PictureMark): PhotoMarks =>
  new Map([...[...marks].filter(([other]) => other !== id), [id, mark] as const].slice(-MOST));

/** The marks, as stored. */
export const keptMarks = (marks: PhotoMarks): [string, string][] =>
  [...marks].map(([id, mark]) => [id, btoa(String.fromCharCode(...mark))]);
