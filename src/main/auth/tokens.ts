import { z } from 'zod';

/**
 * Wire reading: both sign-in calls return `{ access_token, refresh_token }`; the refresh token is kept and never used
 * (Z-058).
 */
export const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z
    .string()
    .nullish()
    .transform((token) => token ?? null),
});
/** Tokens of a sign-in. */
export type Tokens = z.infer<typeof tokensSchema>;
