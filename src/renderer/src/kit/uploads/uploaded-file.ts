import { z } from 'zod';
import type { UploadRequest } from '../files/use-upload.ts';

/** The file service (spec 000 §7). The same file may come twice: it only gets another id. */
export const FILE_SERVICE: UploadRequest = { path: 'api/v2/info/file/upload', field: 'file', repeatable: true };

/** A file that the platform has: its id in the file service, and the name it had on disk. */
export const uploadedFileSchema = z.object({ hash: z.string().min(1), name: z.string() });
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Of an answer to an upload (spec 000 §3); throws what is not one. */
export const hashOf = (answer: unknown): string => z.object({ hashId: z.string().min(1) }).parse(answer).hashId;
