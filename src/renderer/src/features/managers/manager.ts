import { z } from 'zod';
import { type ChosenPlace, placeGroups, withDistrict } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { alsoRequired } from '@/kit/forms/also-required.ts';
import { choiceField, idField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { hasPinflCheck, hasPinflLength } from '@/kit/inputs/identifiers.ts';
import { FIRST_ROLE, isOfQuarter, isOfRegion, type ManagerRole } from './roles.ts';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  fullname: optionalName,
  role: optionalText,
  region_title: optionalName,
  district_title: optionalName,
  pinfl: optionalText,
  last_login_date: optionalTime,
});
/** A manager or moderator (spec 001 §3). */
export type Manager = z.output<typeof rowSchema>;

/** The form of a manager for these roles (L-006 to L-010, Z-175); initial values by L-014. */
export const managerForm = (roles: readonly ManagerRole[]) =>
  alsoRequired(
    recordForm(
      {
        fullname: textField(),
        role: { ...choiceField(roles), empty: (): string | null => FIRST_ROLE },
        pinfl: {
          ...textField(),
          rule: requiredText().refine((digits) => digits === '' || hasPinflLength(digits), {
            message: "JSHSHIR 14 ta raqamdan iborat bo'lishi kerak" satisfies Text,
          }),
        },
        region_id: idField(),
        district_id: optional(idField()),
        quarter_id: optional(idField()),
      },
      { together: placeGroups('role') },
    ),
    ({ role }) => [
      ...(isOfRegion(role) ? [] : ['district_id' as const]),
      ...(isOfQuarter(role) ? ['quarter_id' as const] : []),
    ],
  );

/** The values with another role; one of a region clears the district, which it does not have (Z-175). */
export const withRole = <V extends ChosenPlace & { readonly role: string | null }>(
  values: V,
  role: string | null,
): V => ({
  ...(isOfRegion(role) ? withDistrict(values, null) : values),
  role,
});

type ManagerSent = z.output<ReturnType<typeof managerForm>['schema']>;

/** Request body of a manager: with the id, null for a new record (Z-086); a quarter only for roles of quarters. */
export const managerBody = (sent: ManagerSent, id: string | undefined) => ({
  id: id === undefined ? null : Number(id),
  ...sent,
  quarter_id: isOfQuarter(sent.role) ? sent.quarter_id : null,
});

/** Whether to warn about a complete personal number: a wrong check digit is no reason to refuse the number. */
export const isUnusualPinfl = (digits: string): boolean => hasPinflLength(digits) && !hasPinflCheck(digits);
