import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalName, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { alsoRequired } from '@/kit/forms/also-required.ts';
import { choiceField, idField, optional, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { requiredText } from '@/kit/forms/rules.ts';
import { digitsOf, hasPinflCheck, hasPinflLength } from '@/kit/inputs/identifiers.ts';
import { FIRST_ROLE, isOfQuarter, type ManagerRole } from './roles.ts';

export const rowSchema = z.object({
  id: recordId,
  fullname: optionalName,
  role: optionalText,
  region_title: optionalName,
  district_title: optionalName,
  pinfl: optionalText,
  last_login_date: optionalTime,
});
/** A manager or moderator as the list gives them (spec 001 §3). */
export type Manager = z.output<typeof rowSchema>;

/** What the form holds and sends where these roles can be given (L-006 to L-010); it begins as in L-014. */
export const managerForm = (roles: readonly ManagerRole[]) =>
  alsoRequired(
    recordForm({
      fullname: textField(),
      role: { ...choiceField(roles), empty: (): ManagerRole | null => FIRST_ROLE },
      pinfl: {
        ...textField(),
        read: optionalText.transform((text) => digitsOf(text ?? '')),
        rule: requiredText().refine((digits) => digits === '' || hasPinflLength(digits), {
          message: "JSHSHIR 14 ta raqamdan iborat bo'lishi kerak" satisfies Text,
        }),
      },
      region_id: idField(),
      district_id: idField(),
      quarter_id: optional(idField()),
    }),
    ({ role }) => (isOfQuarter(role) ? ['quarter_id'] : []),
  );

type ManagerSent = z.output<ReturnType<typeof managerForm>['schema']>;

/** The body of a manager: with the id, which is null for a new one (Z-086), and a quarter for roles of quarters alone. */
export const managerBody = (sent: ManagerSent, id: string | undefined) => ({
  id: id === undefined ? null : Number(id),
  ...sent,
  quarter_id: isOfQuarter(sent.role) ? sent.quarter_id : null,
});

/** Whether a whole number is one to look at twice: its check digit is wrong, which is no reason to refuse it. */
export const isUnusualPinfl = (digits: string): boolean => hasPinflLength(digits) && !hasPinflCheck(digits);
