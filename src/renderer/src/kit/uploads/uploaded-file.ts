import { z } from 'zod';
import type { UploadRequest } from '../files/use-upload.ts';

/** Upload to the file service (spec 000 §7). Repeatable: a retry of the same file only creates another id. */
export const FILE_SERVICE: UploadRequest = { path: 'api/v2/info/file/upload', field: 'file', repeatable: true };

/** Schema of a file in the file service: its id, and the name it had on disk. */
export const uploadedFileSchema = z.object({ hash: z.string().min(1), name: z.string() });
/** A file in the file service. */
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Parses the file's id from the answer to an upload (spec 000 §3); throws `ZodError` for any other answer. */
export const hashOf = (answer: unknown): string => z.object({ hashId: z.string().min(1) }).parse(answer).hashId;
