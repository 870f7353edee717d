import { z } from 'zod';
import { recordIn } from './record-in.ts';

const wholeSchema = z.int().nonnegative();

/** Totals as they cross the bridge. */
export const totalsSchema = z.object({
  total: wholeSchema,
  successful: wholeSchema,
  failed: wholeSchema,
  errors: z.array(z.object({ row: wholeSchema.nullable(), message: z.string() })).readonly(),
});
/** How many rows of a table the platform accepted and refused (spec 002 §8); not every call returns the reasons. */
export type Totals = Readonly<z.infer<typeof totalsSchema>>;
/** A refused row by its number in the file, and why; null if the answer does not number it. */
export type Refused = Totals['errors'][number];

/** What totals say: everything was accepted, not everything, or nothing at all. */
export const TOTALS_OUTCOMES = ['done', 'partly', 'none'] as const;
type TotalsOutcome = (typeof TOTALS_OUTCOMES)[number];

/** What became of the counted things; nothing is a success because no failure was counted. */
export function outcomeOf({ total, successful, failed, errors }: Totals): TotalsOutcome {
  if (successful === 0) return 'none';
  return failed === 0 && errors.length === 0 && successful >= total ? 'done' : 'partly';
}

const COUNTS = ['total', 'successful', 'failed'] as const;
const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int().nonnegative());
const optionalCount = count.nullish().transform((value) => value ?? null);
const refusedSchema = z.object({ row: count.nullish(), message: z.string() });
const writtenSchema = z
  .object({ total: optionalCount, successful: optionalCount, failed: optionalCount, errors: z.unknown().optional() })
  .transform(({ errors, ...counts }, context): Totals => {
    const known = complete(counts);
    if (known) return { ...known, errors: refusedIn(errors) };
    context.addIssue({ code: 'custom', message: 'counts are missing' });
    return z.NEVER;
  });

/**
 * Schema of the answer of a call that may count, such as an import: its totals, found as records are (Z-130), or null
 * if the answer holds none. Totals in another place, or unreadable ones, are an error (Z-154).
 */
export const totalsAnswer: z.ZodType<Totals | null> = z.unknown().transform((answer, context) => {
  if (!holdsTotals(answer)) return null;
  const read = writtenSchema.safeParse(recordIn(answer, 'result', COUNTS));
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: 'totals that cannot be read' });
  return z.NEVER;
});

type Counts = { total: number | null; successful: number | null; failed: number | null };

/** The three counts, of which one may be missing; null if more are, or if they contradict each other. */
function complete({ total, successful, failed }: Counts): Omit<Totals, 'errors'> | null {
  const accepted = successful ?? rest(total, failed);
  const refused = failed ?? rest(total, successful);
  if (accepted === null || refused === null) return null;
  return { total: total ?? accepted + refused, successful: accepted, failed: refused };
}

const rest = (total: number | null, part: number | null): number | null =>
  total === null || part === null || part > total ? null : total - part;

/** The refused rows; an entry in a shape of its own is kept as it came. */
const refusedIn = (errors: unknown): Refused[] =>
  listOf(errors).map((error) => {
    if (typeof error === 'string') return { row: null, message: error };
    const { data } = refusedSchema.safeParse(error);
    return data ? { row: data.row ?? null, message: data.message } : { row: null, message: JSON.stringify(error) };
  });

const listOf = (errors: unknown): readonly unknown[] => {
  if (Array.isArray(errors)) return errors;
  return isSome(errors) ? [errors] : [];
};

const isSome = (value: unknown): boolean =>
  typeof value === 'object' ? Object.keys(value ?? {}).length > 0 : value !== undefined && value !== '';

/** Whether an answer has a count or refused rows at any depth; the rows of a list are not looked into. */
function holdsTotals(answer: unknown): boolean {
  const body: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  return Object.entries(body).some(([name, value]) => {
    if (COUNTS.some((known) => known === name)) return value !== null && typeof value !== 'object';
    return (name === 'errors' && isSome(value)) || holdsTotals(value);
  });
}
