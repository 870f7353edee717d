import { z } from 'zod';
import { optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { countField, fileField, optional } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { localizedData, titleField } from '@/kit/localized/languages.ts';

/** Row of the list; `icon` is an id in the file service. */
export const rowSchema = z.object({
  id: recordId,
  title: localizedData,
  icon: optionalText,
  order: optionalNumber,
  created_at: optionalTime,
});
/** A category of the school programme's initiatives (spec 002 §3). */
export type SchoolCategory = z.output<typeof rowSchema>;

/** The form of a category; the title alone is required (S-015). */
export const schoolCategoryForm = recordForm({
  title: titleField(),
  icon: optional(fileField()),
  order: optional(countField()),
});
