import { z } from 'zod';
import { optionalName, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { dayField, helperIdField, idField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

export const rowSchema = z.object({
  id: recordId,
  districtName: optionalName,
  nearby: optionalText,
  responsiblePerson: optionalText,
  date: optionalTime,
});
/** A forum as the list gives it (spec 001 §3). */
export type Forum = z.output<typeof rowSchema>;

/** What the form of a forum holds and sends; the region only narrows the districts (H-009). */
export const forumForm = recordForm({
  regionId: helperIdField(),
  districtId: idField(),
  nearby: textField(),
  responsiblePerson: textField(),
  date: dayField(),
});
export type ForumValues = z.input<typeof forumForm.schema>;

/** The form with another region, whose districts are others; the same values where the region is the same. */
export const withRegion = (values: ForumValues, regionId: number | null): ForumValues =>
  values.regionId === regionId ? values : { ...values, regionId, districtId: null };

/**
 * A forum as it was read, with the region of its district. `region_id` is null where the platform has no such district
 * any more, or none with a region: then another one has to be chosen.
 */
export const inRegion = (forum: ForumValues, region_id: number | null): ForumValues => ({
  ...forum,
  regionId: region_id,
  districtId: region_id === null ? null : forum.districtId,
});
