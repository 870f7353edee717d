import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { optionalNumber } from './fields.ts';

/** The record that all records of a kind belong to, such as the line of the budget to which indicators belong. */
export type Owner = {
  /** The platform's name of the owner's id in a record. */
  readonly key: string;
  readonly id: number;
};

/** `detail` of a `not-found` error: the record is there, but belongs to another owner than the address names. */
export const ELSEWHERE = 'belongs to another owner';

/**
 * Schema of a record that belongs to this owner; a record that names no owner is believed. Parsing throws `AppError`
 * (`not-found`, `ELSEWHERE`) for a record of another owner: saved here, it would move.
 */
export const belongingTo = <T>({ key, id }: Owner, record: z.ZodType<T>): z.ZodType<T> =>
  z
    .unknown()
    .transform((came) => {
      const named = z.looseObject({ [key]: optionalNumber }).safeParse(came).data?.[key] ?? id;
      if (named !== id) throw new AppError({ kind: 'not-found', detail: ELSEWHERE });
      return came;
    })
    .pipe(record as z.ZodType<T, unknown>);
