import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { required, year } from '@/kit/forms/rules.ts';
import { yearQuarter } from '@/kit/inputs/year-quarters.ts';
import { localizedData } from '@/kit/localized/languages.ts';
import { recordAt } from '@/kit/record.ts';

/** Reading: a row carries the ministry's title, or the ministry itself; the documents only say that the list shows it. */
const ministryData = z.union([z.looseObject({ title: localizedData }).transform(({ title }) => title), localizedData]);

const rowSchema = z.object({
  id: recordId,
  ministry: ministryData,
  quarter: optionalNumber,
  plan: optionalNumber,
  executed: optionalNumber,
  difference: optionalNumber,
  percent: optionalNumber,
  created_at: optionalTime,
});
export type Execution = z.output<typeof rowSchema>;

/** What the form holds: null for what is not entered yet. */
export type ExecutionValues = {
  ministry_id: number | null;
  year: number | null;
  quarter: number | null;
  plan: number | null;
  executed: number | null;
  difference: number | null;
  percent: number | null;
};

const figure = required(z.number());

/** Everything is required; difference and percent are entered by hand (R-034, spec 002 §5). */
export const executionForm = z.object({
  ministry_id: required(z.number()),
  year: required(year),
  quarter: required(yearQuarter),
  plan: figure,
  executed: figure,
  difference: figure,
  percent: figure,
});

/** A new record is of the present year (spec 002 §9). */
export const newExecution = (now: Date): ExecutionValues => ({
  ministry_id: null,
  year: now.getFullYear(),
  quarter: null,
  plan: null,
  executed: null,
  difference: null,
  percent: null,
});

const valuesSchema: z.ZodType<ExecutionValues> = z.object({
  ministry_id: optionalNumber,
  year: optionalNumber,
  quarter: optionalNumber,
  plan: optionalNumber,
  executed: optionalNumber,
  difference: optionalNumber,
  percent: optionalNumber,
});

/** What ministries planned and spent in a quarter (spec 002 §7). */
export const executions = defineCrud<Execution, ExecutionValues, z.output<typeof executionForm>>({
  path: 'api/v1/ministries-execution',
  row: rowSchema,
  item: recordAt('record', ['ministry_id', 'year', 'quarter', 'plan', 'executed'], valuesSchema),
});
