import { z } from 'zod';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { fileField, flagField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { titleField } from '@/kit/localized/languages.ts';

/** Row of the list, whose title is a plain text; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  title: optionalName,
  inn: optionalText,
  asbo_id: optionalText,
  logo: optionalText,
  is_active: flag,
  is_archive: flag,
});
/** An indicator organization as the list gives it (spec 002 §3). */
export type IndicatorOrganization = z.output<typeof rowSchema>;

/** The form of an indicator organization: title in five languages, asbo_id and inn are required. */
export const organizationForm = recordForm({
  title: titleField(),
  asbo_id: textField(),
  inn: textField(),
  logo: optional(fileField()),
  // Independent flags: all four combinations may be sent.
  is_active: flagField(),
  is_archive: flagField(),
});
