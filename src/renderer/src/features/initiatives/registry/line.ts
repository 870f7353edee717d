import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';

const amount = optionalNumber.transform((value) => value ?? 0);

/** A line of an equipment registry as the platform gives it (spec 000 §3); `id` is the product's. */
export const lineSchema = z.object({
  id: recordId,
  title: optionalName,
  unit_of_measure: optionalText,
  /** What was asked for, in so'm. */
  price: amount,
  count: amount,
  /** What is granted, in so'm; null where nothing is entered. */
  granted_price: optionalNumber,
  granted_count: optionalNumber,
  /** Most that can be granted; null for no limit. */
  max_available: optionalNumber,
  category_id: optionalNumber,
  category: optionalName,
});
export type RegistryLine = z.output<typeof lineSchema>;

/** What is sent of a line (E-024), and what two people may change at once. */
export const entrySchema = z.object({
  id: z.number(),
  granted_price: z.number().nullable(),
  granted_count: z.number().nullable(),
  price: z.number(),
  count: z.number(),
});
export type RegistryEntry = z.output<typeof entrySchema>;

/** What is sent of these lines, in their order. */
export const entriesOf = (lines: readonly RegistryLine[]): RegistryEntry[] =>
  lines.map(({ id, granted_price, granted_count, price, count }) => ({
    id,
    granted_price,
    granted_count,
    price,
    count,
  }));
