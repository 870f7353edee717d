import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { fileField, idField, numberField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Row of the list; `photo` is an id in the file service, `requested_amount` in so'm. */
export const rowSchema = z.object({
  id: recordId,
  title: optionalName,
  description: optionalText,
  photo: optionalText,
  board: optionalName,
  board_season: optionalNumber,
  board_year: optionalNumber,
  category: optionalName,
  requested_amount: optionalNumber,
  created_at: optionalTime,
});
/** A template by which an initiative of a school is filed (spec 002 §3). */
export type SchoolTemplate = z.output<typeof rowSchema>;

/** The form of a template; everything but the photo is required (S-016 to S-020). */
export const schoolTemplateForm = recordForm({
  title: textField(),
  description: textField(),
  board_id: idField(),
  category_id: idField(),
  requested_amount: numberField(),
  photo: optional(fileField()),
});
