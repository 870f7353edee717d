import { z } from 'zod';
import { type AppErrorData, ERROR_KINDS } from './errors.ts';

// Separate from `AppError`, which every page uses: the sign-in page loads no schemas.

/** Characters of an error number: no two of them look or sound alike (0/O/Q, 1/I/L, 2/Z, 5/S, 6/G, 8/B, U/V). */
export const ERROR_NUMBER_SIGNS = '234679ACDEFHJKMNPRTWXY';
/** Length of an error number. */
export const ERROR_NUMBER_LENGTH = 6;

/** An error number: a person reads it out, and the log is searched for it. */
export const errorNumberSchema = z.string().regex(new RegExp(`^[${ERROR_NUMBER_SIGNS}]{${ERROR_NUMBER_LENGTH}}$`));

/** An error as plain data, in the form in which it crosses processes. */
export const appErrorSchema = z.object({
  kind: z.enum(ERROR_KINDS),
  status: z.number().int().optional(),
  serverMessage: z.string().optional(),
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .readonly()
    .optional(),
  detail: z.string().optional(),
  number: errorNumberSchema.optional(),
  retryAfterMs: z.number().nonnegative().optional(),
}) satisfies z.ZodType<AppErrorData>;
