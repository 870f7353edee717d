import { z } from 'zod';

const count = z.coerce.number().int().nonnegative();
const refusedSchema = z.object({ row: count, message: z.string() });
const totalsSchema = z.object({
  total: count,
  successful: count,
  failed: count,
  /** Refused rows by their numbers in the file, with reasons; not every import returns them. */
  errors: z.array(refusedSchema).catch([]),
});

/** How many rows of a table the platform accepted and refused (spec 002 §8). */
export type Totals = z.output<typeof totalsSchema>;

/** Parses the totals of an upload's answer; null if the answer has none. */
export const totalsOf = (answer: unknown): Totals | null => totalsSchema.safeParse(answer).data ?? null;
