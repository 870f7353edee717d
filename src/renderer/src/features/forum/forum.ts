import { eitherCase } from '@shared/either-case.ts';
import { z } from 'zod';
import { optionalName, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { dayField } from '@/kit/forms/day-field.ts';
import { helperIdField, idField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = eitherCase(
  z.object({
    id: recordId,
    districtName: optionalName,
    nearby: optionalText,
    responsiblePerson: optionalText,
    date: optionalTime,
  }),
);
/** A forum (spec 001 §3). */
export type Forum = z.output<typeof rowSchema>;

/** The form of a forum: fields, rules and body. The region is not sent: it only narrows the districts (H-009). */
export const forumForm = recordForm(
  {
    regionId: helperIdField(),
    districtId: idField(),
    nearby: textField(),
    responsiblePerson: textField(),
    date: dayField(),
  },
  { together: [['regionId', 'districtId']] },
);
/** Values of the form of a forum. */
export type ForumValues = z.input<typeof forumForm.schema>;

/** The values with another region, the district cleared; the same object if the region is unchanged. */
export const withForumRegion = (values: ForumValues, regionId: number | null): ForumValues =>
  values.regionId === regionId ? values : { ...values, regionId, districtId: null };

/**
 * A forum's values with the region of its district. `region_id` is null if the district no longer exists or has no
 * region; the district must then be chosen again.
 */
export const inRegion = (forum: ForumValues, region_id: number | null): ForumValues => ({
  ...forum,
  regionId: region_id,
  districtId: region_id === null ? null : forum.districtId,
});
