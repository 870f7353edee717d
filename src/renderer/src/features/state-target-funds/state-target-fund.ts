import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { required, year } from '@/kit/forms/rules.ts';
import { yearQuarter } from '@/kit/inputs/year-quarters.ts';
import { localizedData } from '@/kit/localized/languages.ts';
import { recordAt } from '@/kit/record.ts';

const figures = { transfers: optionalNumber, revenue: optionalNumber, expenditure: optionalNumber };

/** A row names its fund by title, or carries the fund; the documents only say that the list shows its name (T-037). */
const rowSchema = z
  .looseObject({
    id: recordId,
    fund_id: optionalNumber,
    fund_title: localizedData,
    fund: z.looseObject({ title: localizedData }).nullish(),
    year: optionalNumber,
    ...figures,
    created_at: optionalTime,
  })
  .transform(({ fund, fund_title, ...row }) => ({ ...row, fund: fund?.title ?? fund_title }));
export type StateTargetFund = z.output<typeof rowSchema>;

/** What the form holds and sends: everything is required. */
export const stateTargetFundForm = z.object({
  fund_id: required(z.number()),
  year: required(year),
  quarter: required(yearQuarter),
  transfers: required(z.number()),
  revenue: required(z.number()),
  expenditure: required(z.number()),
});
type Values = z.input<typeof stateTargetFundForm>;

/** A new record is of the present year (spec 002 §9). */
export const newStateTargetFund = (now: Date): Values => ({
  fund_id: null,
  year: now.getFullYear(),
  quarter: null,
  transfers: null,
  revenue: null,
  expenditure: null,
});

const values: z.ZodType<Values> = z.object({
  fund_id: optionalNumber,
  year: optionalNumber,
  quarter: optionalNumber,
  ...figures,
});

/** What the state's target funds took in and spent in a quarter (spec 002 §7). */
export const stateTargetFunds = defineCrud<StateTargetFund, Values, z.output<typeof stateTargetFundForm>>({
  path: 'api/v1/state-target-funds',
  row: rowSchema,
  item: recordAt('record', ['fund_id', 'year', 'quarter', 'transfers', 'revenue', 'expenditure'], values),
});
