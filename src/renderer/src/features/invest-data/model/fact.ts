import { z } from 'zod';
import { noteOddField } from '@/api/odd-fields.ts';

/** A value that the platform sent and that cannot be read. */
export const UNREAD = { unread: true } as const;
export type Unread = typeof UNREAD;

/** One read-only value of the page: known, null if the platform has none, or unreadable. */
export type Fact<T = string> = T | null | Unread;

/** Whether a value cannot be read. */
export const isUnread = (fact: unknown): fact is Unread =>
  typeof fact === 'object' && fact !== null && 'unread' in fact && fact.unread === true;

/** Whether a value is known. */
export const isKnown = <T>(fact: Fact<T>): fact is T => fact !== null && !isUnread(fact);

/** The known value, or null. */
export const knownOr = <T>(fact: Fact<T>): T | null => (isKnown(fact) ? fact : null);

/**
 * Schema of a value of the page: a value that `schema` refuses becomes `UNREAD` and hides no other; `name` is logged.
 */
export const factField = <T>(name: string, schema: z.ZodType<T | null>): z.ZodType<Fact<T>> =>
  z
    .unknown()
    .optional()
    .transform((value): Fact<T> => {
      const read = schema.safeParse(value);
      if (read.success) return read.data;
      noteOddField([name]);
      return UNREAD;
    });
