import { z } from 'zod';
import { isSame } from '../merging/changed.ts';
import {
  type Fields,
  type RecordField,
  type RecordForm,
  recordForm,
  type SentOfFields,
  type ValuesOf,
} from './record-form.ts';
import { REQUIRED } from './rules.ts';

/** A list of rows inside a record, shown by `RowsField`. */
export type RecordRows<F extends Fields> = RecordField<ValuesOf<F>[], SentOfFields<F>[]> & {
  /** The form of one row. */
  readonly row: RecordForm<ValuesOf<F>, SentOfFields<F>>;
  /** Least number of rows: the last of them cannot be removed. */
  readonly least: number;
};

/**
 * Rows with these fields, at least `least`. A new record begins with that many empty rows, as does a record without
 * rows; rows that cannot be read are an error, because saving would lose them.
 */
export function rowsField<F extends Fields>(fields: F, { least = 1 }: { readonly least?: number } = {}): RecordRows<F> {
  const row = recordForm(fields);
  const empty = () => Array.from({ length: least }, row.empty);
  return {
    row,
    least,
    empty,
    read: z
      .array(row.read)
      .nullish()
      .transform((rows) => (rows?.length ? rows : empty())),
    rule: z.array(row.schema).min(least, REQUIRED),
    ruleOf: (stored) =>
      z
        .array(z.unknown())
        .min(least, REQUIRED)
        .transform((rows, context) =>
          rows.map((one, index) => {
            const { data, error } = schemaOf(row, rows, stored, index).safeParse(one);
            for (const { message, path } of error?.issues ?? [])
              context.addIssue({ code: 'custom', message, path: [index, ...path] });
            return data as SentOfFields<F>;
          }),
        ) as never,
    required: least > 0,
  };
}

/** The rules of a row: those of the stored row that it is, or was; an added row, and a moved and edited one, is new. */
function schemaOf<F extends Fields>(
  { schema, schemaOf }: RecordRows<F>['row'],
  rows: readonly unknown[],
  stored: readonly ValuesOf<F>[],
  index: number,
) {
  const was =
    stored.find((one) => isSame(one, rows[index])) ?? (rows.length === stored.length ? stored[index] : undefined);
  return was ? schemaOf(was) : schema;
}
