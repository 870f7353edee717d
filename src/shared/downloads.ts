import { z } from 'zod';
import { appErrorSchema } from './error-schema.ts';

/** One download, running or ended. The page never sees a path. */
export const downloadSchema = z.object({
  id: z.string(),
  /** The final file name once Content-Disposition is known; before that, the suggested name. */
  name: z.string(),
  /** `interrupted`: left unfinished by an earlier run of the program, or by a session that expired. */
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  /** Bytes already on disk; a retry resumes after them where the server allows it. */
  receivedBytes: z.number().int(),
  /** Announced length in bytes; null where the server names none. */
  totalBytes: z.number().int().nullable(),
  /** ms since the epoch */
  startedAt: z.number(),
  /** True while a retry runs after the connection broke. */
  reconnecting: z.boolean().optional(),
  error: appErrorSchema.optional(),
});
export type Download = z.infer<typeof downloadSchema>;

export { NO_SPACE } from './errors.ts';
