import { trimmed } from '@shared/blank.ts';
import { z } from 'zod';
import { optionalNumber, recordId, writtenText } from '@/kit/fields.ts';
import { numberField, optional, textField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredLink } from '@/kit/forms/rules.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  order_title: writtenText,
  order_link: writtenText,
  budget_year: optionalNumber,
  income: optionalNumber,
  outcome: optionalNumber,
});
/** An annual budget and the order that sets it; income and outcome have no unit (spec 001 §3, Z-163). */
export type BudgetParam = z.output<typeof rowSchema>;

/** The form of an annual budget; title and link are optional (I-004 to I-006). */
export const budgetParamForm = recordForm({
  order_title: optional(textField()),
  order_link: optional({ ...textField(), rule: requiredLink }),
  budget_year: yearField({ begins: 'empty' }),
  income: numberField(),
  outcome: numberField(),
});

/** Body of a save: the form's values, or a row with a new title, where amounts may be null. */
export type SentBudgetParam = Omit<BudgetParam, 'id'>;

/** Body that changes only the title: the whole budget, as no call takes just a title (I-002). A blank title is null. */
export const renamed = (now: SentBudgetParam, title: string): SentBudgetParam => ({
  ...now,
  order_title: trimmed(title) || null,
});
