import { FILE_SERVICE } from '@shared/file-service.ts';
import { z } from 'zod';
import type { UploadRequest } from '../files/use-upload.ts';

/** Upload to the file service; a retry of the same file only creates another id. */
export const FILE_UPLOAD: UploadRequest = { ...FILE_SERVICE, repeatable: true };

/** Schema of a file in the file service: its id, and the name it had on disk. */
export const uploadedFileSchema = z.object({ hash: z.string().min(1), name: z.string() });
/** A file in the file service. */
export type UploadedFile = z.infer<typeof uploadedFileSchema>;
