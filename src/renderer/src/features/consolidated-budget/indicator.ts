import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { required, year } from '@/kit/forms/rules.ts';
import { recordAt } from '@/kit/record.ts';

/** What was accepted, then what was carried out by the end of each quarter: a name, its amount and its percent. */
export const FIGURES = [
  { name: 'Qabul qilingan budjet', amount: 'accepted_amount', percent: 'accepted_percent' },
  { name: '1-chorak ijrosi', amount: 'execution_amount', percent: 'execution_percent' },
  { name: '2-chorak ijrosi', amount: 'second_execution_amount', percent: 'second_execution_percent' },
  { name: '3-chorak ijrosi', amount: 'third_execution_amount', percent: 'third_execution_percent' },
  { name: '4-chorak ijrosi', amount: 'fourth_execution_amount', percent: 'fourth_execution_percent' },
] as const;
type Figure = (typeof FIGURES)[number]['amount' | 'percent'];

/** Each figure by the same schema. */
const figures = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(
    FIGURES.flatMap(({ amount, percent }) => [
      [amount, schema],
      [percent, schema],
    ]),
  ) as Record<Figure, S>;

const rowSchema = z.object({ id: recordId, year: optionalNumber, ...figures(optionalNumber) });
export type Indicator = z.output<typeof rowSchema>;

/** What the form holds; amounts in billions of so'm, percents of the gross domestic product. */
export type IndicatorValues = { year: number | null } & Record<Figure, number | null>;

/** The year and all ten figures are required; the year goes as a whole number. */
export const indicatorForm = z.object({ year: required(year), ...figures(required(z.number())) });

/** A new one is of the present year (spec 002 §9). */
export const newIndicator = (now: Date): IndicatorValues => {
  const nothing = Object.fromEntries(
    FIGURES.flatMap(({ amount, percent }) => [
      [amount, null],
      [percent, null],
    ]),
  );
  return { ...(nothing as Record<Figure, null>), year: now.getFullYear() };
};

/** The indicators of one line of the budget (spec 002 §7). */
export const indicatorsOf = (budget: number) =>
  defineCrud<Indicator, IndicatorValues, z.output<typeof indicatorForm>>({
    path: INDICATORS_PATH,
    row: rowSchema,
    item: recordAt(
      'indicator',
      ['year', 'accepted_amount', 'accepted_percent', 'execution_amount'],
      z.object({ year: optionalNumber, ...figures(optionalNumber) }),
    ),
    save: (values, id) => {
      const body = { ...values, consolidated_budget_id: budget };
      return id === undefined
        ? { method: 'POST', path: INDICATORS_PATH, body }
        : { method: 'PUT', path: `${INDICATORS_PATH}/${id}`, body };
    },
  });
const INDICATORS_PATH = 'api/v1/consolidated-budget-indicators';

/** All indicators of a line, or those of a year; the limit is the specification's. */
export const indicatorsQuery = (budget: number, ofYear: number | null) =>
  indicatorsOf(budget).list({ limit: 100, offset: 0, year: ofYear, consolidated_budget_id: budget });
