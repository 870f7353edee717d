import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { fundsQuery } from '@/entities/funds.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { idField, numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';
import { localizedData, NO_TEXT, titleOrRecord } from '@/kit/localized/languages.ts';
import { firstText } from '@/kit/title.ts';

/**
 * A row holds the fund's title, under either key, or the fund object, or only the fund's id: the documents give the id
 * (T-037), and a list that shows the name.
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

/** Names the funds of rows that hold only an id; while the funds cannot be read, these rows stay without a name. */
async function withFunds(rows: readonly StateTargetFund[], client: QueryClient): Promise<readonly StateTargetFund[]> {
  if (rows.every(({ fund }) => firstText(fund) !== '')) return rows;
  const funds = await client.fetchQuery(fundsQuery).catch(() => []);
  const titles = new Map(funds.map(({ id, title }) => [id, title]));
  const fundOf = ({ fund_id }: StateTargetFund) => ({ ...NO_TEXT, uz_lat: titles.get(fund_id ?? 0) ?? '' });
  return rows.map((row) => (firstText(row.fund) === '' ? { ...row, fund: fundOf(row) } : row));
}

/** Income and spending of the state target funds by quarter (spec 002 §7); all fields are required. */
export const stateTargetFunds = defineCrud({
  path: 'api/v1/state-target-funds',
  row: rowSchema,
  completeRows: withFunds,
  form: recordForm({
    fund_id: idField(),
    year: yearField(),
    quarter: yearQuarterField(),
    transfers: numberField(),
    revenue: numberField(),
    expenditure: numberField(),
  }),
});
