import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';

const amount = optionalNumber.transform((value) => value ?? 0);

/** A line of an equipment registry (spec 000 §3); `id` is the product's id. */
export const lineSchema = z.object({
  id: recordId,
  title: optionalName,
  unit_of_measure: optionalText,
  /** Requested price, in so'm. */
  price: amount,
  count: amount,
  /** Granted price, in so'm; null: not entered. */
  granted_price: optionalNumber,
  granted_count: optionalNumber,
  /** Maximum quantity that can be granted; null: no limit. */
  max_available: optionalNumber,
  category_id: optionalNumber,
  category: optionalName,
});
/** A line of an equipment registry (spec 000 §3). */
export type RegistryLine = z.output<typeof lineSchema>;

/** The sent fields of a line (E-024), also those compared when two people edit at once. */
export const entrySchema = z.object({
  id: z.number(),
  granted_price: z.number().nullable(),
  granted_count: z.number().nullable(),
  price: z.number(),
  count: z.number(),
});
/** A line of the registry as sent. */
export type RegistryEntry = z.output<typeof entrySchema>;

/** Request body for the lines, in the same order. */
export const entriesOf = (lines: readonly RegistryLine[]): RegistryEntry[] =>
  lines.map(({ id, granted_price, granted_count, price, count }) => ({
    id,
    granted_price,
    granted_count,
    price,
    count,
  }));
