import { recordIn } from '@shared/record-in.ts';
import { z } from 'zod';
import { described } from './described.ts';

/**
 * Schema of the answer for one record, used wherever a record is read: takes the record out of its envelope and parses
 * it by `schema`. `required`: the platform's names of its required fields.
 */
export const recordAt = <T>(
  key: string,
  required: readonly [string, ...string[]],
  schema: z.ZodType<T>,
): z.ZodType<T> =>
  described(
    z
      .unknown()
      .transform((answer, context) => {
        const record = recordIn(answer, key, required);
        if (record) return record;
        context.addIssue({ code: 'custom', message: UNKNOWN_ENVELOPE });
        return z.NEVER;
      })
      .pipe(schema as z.ZodType<T, Readonly<Record<string, unknown>>>),
    { record: key, known: required, of: schema },
  );

const UNKNOWN_ENVELOPE = 'an envelope that is not known';
