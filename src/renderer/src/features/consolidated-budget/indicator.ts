import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/**
 * Figures: the accepted budget, then the execution by the end of each quarter. Each has a name, an amount and a
 * percent.
 */
export const FIGURES = [
  { name: 'Qabul qilingan budjet', amount: 'accepted_amount', percent: 'accepted_percent' },
  { name: '1-chorak ijrosi', amount: 'execution_amount', percent: 'execution_percent' },
  { name: '2-chorak ijrosi', amount: 'second_execution_amount', percent: 'second_execution_percent' },
  { name: '3-chorak ijrosi', amount: 'third_execution_amount', percent: 'third_execution_percent' },
  { name: '4-chorak ijrosi', amount: 'fourth_execution_amount', percent: 'fourth_execution_percent' },
] as const;
type Figure = (typeof FIGURES)[number]['amount' | 'percent'];

/** The same value for the amount and percent of every figure. */
const figures = <S>(one: S) =>
  Object.fromEntries(
    FIGURES.flatMap(({ amount, percent }) => [
      [amount, one],
      [percent, one],
    ]),
  ) as Record<Figure, S>;

const rowSchema = z.object({ id: recordId, year: optionalNumber, ...figures(optionalNumber) });

/**
 * Year and all ten figures are required; the year is sent as an integer. Amounts in billions of so'm, percents
 * of the gross domestic product.
 */
const indicatorForm = recordForm({ year: yearField(), ...figures(numberField()) });

/** Calls for the indicators of a budget line (spec 002 §7). */
export const indicatorsOf = (budget: number) =>
  defineCrud({
    path: INDICATORS_PATH,
    row: rowSchema,
    form: indicatorForm,
    envelope: 'indicator',
    owner: { key: 'consolidated_budget_id', id: budget },
  });
const INDICATORS_PATH = 'api/v1/consolidated-budget-indicators';

/** The indicators of a budget line, for a year or (null) all years; limit as specified. */
export const indicatorsQuery = (budget: number, ofYear: number | null) =>
  indicatorsOf(budget).list({ limit: 100, offset: 0, year: ofYear, consolidated_budget_id: budget });
