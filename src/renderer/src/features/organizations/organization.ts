import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { choiceField, idField, shownField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** Types of an organization, in the document's order and spelling (M-006, Z-025). */
export const ORGANIZATION_TYPES = [
  'KINDERGARDEN',
  'SCHOOL',
  'HEALTHCARE',
  'HIGHERSCHOOL',
  'MUSIC',
  'SPORT',
  'OTHEREDUCATIONS',
] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** Labels of the types; the document gives only codes. */
export const TYPE_LABELS = {
  KINDERGARDEN: "Bog'cha",
  SCHOOL: 'Maktab',
  HEALTHCARE: "Sog'liqni saqlash",
  HIGHERSCHOOL: "Oliy ta'lim",
  MUSIC: "Musiqa va san'at",
  SPORT: 'Sport',
  OTHEREDUCATIONS: "Boshqa ta'lim",
} as const satisfies Record<OrganizationType, Text>;

export const isOrganizationType = (value: string | null): value is OrganizationType =>
  value !== null && Object.hasOwn(TYPE_LABELS, value);

/** Whether an organization is active: only the status ACTIVE counts (spec 001 §3). */
export const isActive = (status: string | null | undefined): boolean => status === 'ACTIVE';

export const rowSchema = z.object({
  id: recordId,
  title: optionalName,
  organization_type: optionalText,
  region_id: optionalNumber,
  district_id: optionalNumber,
  inn: optionalText,
  status: optionalText,
});
/** A school, a kindergarten, a clinic … as the list gives it (spec 001 §3). */
export type Organization = z.output<typeof rowSchema>;

/** The form of an organization (M-007 to M-011); a separate call changes the status (M-013, Z-088). */
export const organizationForm = recordForm(
  {
    title: textField(),
    organization_type: choiceField(ORGANIZATION_TYPES),
    region_id: idField(),
    district_id: idField(),
    inn: textField(),
    status: shownField(),
  },
  { together: placeGroups() },
);
