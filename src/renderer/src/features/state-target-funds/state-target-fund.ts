import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { idField, numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';
import { localizedData, titleOrRecord } from '@/kit/localized/languages.ts';

/**
 * A row holds the fund's title, under either key, or the fund object: the documents only say that the list shows the
 * name (T-037).
 */
const rowSchema = z
  .looseObject({
    id: recordId,
    fund_id: optionalNumber,
    fund_title: localizedData,
    fund: titleOrRecord.nullish(),
    year: optionalNumber,
    /** Not a column: it distinguishes a fund's records of a year in the question before deleting. */
    quarter: optionalNumber,
    transfers: optionalNumber,
    revenue: optionalNumber,
    expenditure: optionalNumber,
    created_at: optionalTime,
  })
  .transform(({ fund, fund_title, ...row }) => ({ ...row, fund: fund ?? fund_title }));
/** A state target fund's income and spending in a quarter. */
export type StateTargetFund = z.output<typeof rowSchema>;

/** Income and spending of the state target funds by quarter (spec 002 §7); all fields are required. */
export const stateTargetFunds = defineCrud({
  path: 'api/v1/state-target-funds',
  row: rowSchema,
  form: recordForm({
    fund_id: idField(),
    year: yearField(),
    quarter: yearQuarterField(),
    transfers: numberField(),
    revenue: numberField(),
    expenditure: numberField(),
  }),
});
