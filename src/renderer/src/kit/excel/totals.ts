import { z } from 'zod';

const count = z.coerce.number().int().nonnegative();
const refusedSchema = z.object({ row: count, message: z.string() });
const totalsSchema = z.object({
  total: count,
  successful: count,
  failed: count,
  /** Rows that were not taken in, by their numbers in the file, and why; not every import tells. */
  errors: z.array(refusedSchema).catch([]),
});

/** How many rows of a table the platform took in (spec 002 §8). */
export type Totals = z.output<typeof totalsSchema>;

/** The totals of an upload's answer; null where the platform gives none. */
export const totalsOf = (answer: unknown): Totals | null => totalsSchema.safeParse(answer).data ?? null;
