import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { numberField, optional, textField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { momentField } from '@/kit/inputs/moment-field.ts';

/** The phases of a season in their order (S-010). */
export const PHASES = ['accepting', 'moderating', 'voting'] as const;
/** A phase of a season. */
export type Phase = (typeof PHASES)[number];

/** Row of the list; the platform sets `stage` and `initiatives_count` (S-011). Amounts in so'm. */
export const rowSchema = z.object({
  id: recordId,
  title: optionalName,
  description: optionalText,
  rules: optionalText,
  year: optionalNumber,
  season: optionalNumber,
  budget: optionalNumber,
  initiatives_max_amount: optionalNumber,
  accepting_start: optionalTime,
  accepting_end: optionalTime,
  moderating_start: optionalTime,
  moderating_end: optionalTime,
  voting_start: optionalTime,
  voting_end: optionalTime,
  stage: optionalText,
  initiatives_count: optionalNumber,
});
/** A season of the school programme (spec 002 §3). */
export type SchoolBoard = z.output<typeof rowSchema>;

/** Year of a new season (S-008). */
const FIRST_YEAR = 2024;

const BEGINS_AT = '00:00:00';
const ENDS_AT = '23:59:59';

/** Time of day at which a phase begins or ends, if a day alone is entered or stored (Z-178). */
export const dayAtOf = (name: `${Phase}_${'start' | 'end'}`): string => (name.endsWith('_start') ? BEGINS_AT : ENDS_AT);

/**
 * The form of a season (S-002 to S-008). The document always sends the year as an integer, so the year is required. The
 * order of the dates is not checked: no document asks for it (S-010).
 */
export const schoolBoardForm = recordForm({
  title: textField(),
  description: textField(),
  rules: optional(textField()),
  year: yearField({ begins: FIRST_YEAR }),
  season: numberField(),
  budget: numberField(),
  initiatives_max_amount: numberField(),
  accepting_start: momentField(BEGINS_AT),
  accepting_end: momentField(ENDS_AT),
  moderating_start: momentField(BEGINS_AT),
  moderating_end: momentField(ENDS_AT),
  voting_start: momentField(BEGINS_AT),
  voting_end: momentField(ENDS_AT),
});
