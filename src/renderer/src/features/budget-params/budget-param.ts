import { z } from 'zod';
import { optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { numberField, optional, textField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

export const rowSchema = z.object({
  id: recordId,
  order_title: optionalText,
  order_link: optionalText,
  budget_year: optionalNumber,
  income: optionalNumber,
  outcome: optionalNumber,
});
/** The budget of a year by the order that sets it; income and outcome in so'm (spec 001 §3). */
export type BudgetParam = z.output<typeof rowSchema>;

/** The form of one; title and link may be left out (I-004 to I-006). */
export const budgetParamForm = recordForm({
  order_title: optional(textField()),
  order_link: optional(textField()),
  budget_year: yearField({ begins: 'empty' }),
  income: numberField(),
  outcome: numberField(),
});

/** What the form sends, or a row with another title; of a row the platform may lack a figure. */
export type SentBudgetParam = Omit<BudgetParam, 'id'>;

/** What is sent of a row to change its title alone: no call does only that (I-002). A blank title is none. */
export const renamed = ({ id: _, ...row }: BudgetParam, title: string): SentBudgetParam => ({
  ...row,
  order_title: title.trim() || null,
});
