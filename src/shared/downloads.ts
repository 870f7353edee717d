import { z } from 'zod';
import { appErrorSchema } from './errors.ts';

/** One file on its way to disk or there. The page never sees a path. */
export const downloadSchema = z.object({
  id: z.string(),
  /** The final file name, once Content-Disposition is known; before that the name asked for. */
  name: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  receivedBytes: z.number().int(),
  /** Announced length in bytes; null where the server names none. */
  totalBytes: z.number().int().nullable(),
  /** ms since the epoch */
  startedAt: z.number(),
  error: appErrorSchema.optional(),
});
export type Download = z.infer<typeof downloadSchema>;
