import { z } from 'zod';
import { AppError } from './errors.ts';

/** Path of the platform's file service, and its field (spec 000 §7). */
export const FILE_SERVICE = { path: 'api/v2/info/file/upload', field: 'file' } as const;

const answerSchema = z.object({ hashId: z.string().min(1) });

/** The file's id from the answer to an upload (spec 000 §3). Throws `unexpected-shape` for any other answer. */
export function hashOf(answer: unknown): string {
  const { data, error } = answerSchema.safeParse(answer);
  if (error) throw new AppError({ kind: 'unexpected-shape', detail: 'the file service' }, { cause: error });
  return data.hashId;
}
