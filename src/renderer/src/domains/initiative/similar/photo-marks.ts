import { z } from 'zod';
import { MARK_BYTES, type PictureMark } from './picture-marks.ts';

/** Most marks kept; at 434 bytes each in JSON they stay below the size limit of a kept value. */
const MOST = 450;

/** Marks of pictures by their ids in the file service, as stored: the newest last. Those of another size are dropped. */
export const photoMarksSchema = z
  .array(z.tuple([z.string(), z.base64()]))
  .transform((marks): ReadonlyMap<string, PictureMark> => {
    const read = marks.map(([id, text]) => [id, bytesOf(text)] as const);
    return new Map(read.filter(([, { length }]) => length === 0 || length === MARK_BYTES));
  });

/** Marks of pictures that were shown. */
export type PhotoMarks = ReadonlyMap<string, PictureMark>;

const bytesOf = (text: string): PictureMark => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Adds a mark; above 450 the oldest is dropped. */
export const withMark = (marks: PhotoMarks, id: string, mark: PictureMark): PhotoMarks =>
  new Map([...[...marks].filter(([other]) => other !== id), [id, mark] as const].slice(-MOST));

/** The marks, as stored. */
export const keptMarks = (marks: PhotoMarks): [string, string][] =>
  [...marks].map(([id, mark]) => [id, btoa(String.fromCharCode(...mark))]);
