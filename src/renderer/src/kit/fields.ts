import { z } from 'zod';

/** A text of the platform that may be missing; blanks count as missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

/** The same where an answer may leave the field out altogether: undefined says that nothing is known of it. */
export const unsaidText = z
  .string()
  .nullish()
  .transform((value) => (value === undefined ? undefined : value?.trim() || null));

/** A number of the platform that may be missing. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** A flag of the platform; what is not said is false. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
