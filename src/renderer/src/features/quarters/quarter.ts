import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { countField, helperIdField, idField, optional, passedField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

type Status = 'ACTIVE' | 'ARCHIVE';
type FinancialStatus = 'GOOD' | 'BAD';

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  title: optionalName,
  district_id: optionalNumber,
  citizen_count: optionalNumber,
  status: optionalText,
  financial_status: optionalText,
  account_number: optionalText,
  id_number: optionalText,
});
/** A quarter (mahalla, spec 001 §3). */
export type Quarter = z.output<typeof rowSchema>;

const fields = {
  region_id: helperIdField(),
  district_id: idField(),
  title: textField(),
  citizen_count: countField(),
  id_number_id: optional(idField()),
  account_number_id: optional(idField()),
  // Sent back as received: an unknown value must not change when other fields are saved.
  status: passedField(),
  financial_status: passedField(),
  additional_quarter_id: optional(idField()),
};

/** Fields that belong together: those of the place, and those of the status (J-021). */
const together = [...placeGroups(), ['status', 'additional_quarter_id']];

/** The form of a quarter. The region is that of the district until the person chooses another. */
export const quarterForm = recordForm(fields, { together });

/** The form for a person who may not change the locked fields (J-017): their stored values break no rule. */
export const lockedQuarterForm = recordForm(
  {
    ...fields,
    district_id: { ...fields.district_id, rule: z.number().nullable(), required: false },
    title: { ...fields.title, rule: z.string(), required: false },
    citizen_count: { ...fields.citizen_count, rule: z.number().nullable(), required: false },
  },
  { together },
);
/** Values of the form of a quarter. */
export type QuarterValues = z.input<typeof quarterForm.schema>;
/** Request body of a quarter. */
export type QuarterSent = z.output<typeof lockedQuarterForm.schema>;

/** Initial statuses of a new quarter: GOOD (J-013), and ACTIVE, for which the documents name no default. */
export const NEW_QUARTER = { status: 'ACTIVE', financial_status: 'GOOD' } as const;

/** Labels of the statuses. */
export const STATUS_LABELS = { ACTIVE: 'Faol', ARCHIVE: 'Arxiv' } as const satisfies Record<Status, Text>;
/** Labels of the financial statuses. */
export const FINANCIAL_LABELS = { GOOD: 'Yaxshi', BAD: "Og'ir" } as const satisfies Record<FinancialStatus, Text>;

/** Label of a status in the list (J-011). */
export const statusLabel = (value: string | null): Text =>
  value === 'ACTIVE' || value === 'ARCHIVE' ? STATUS_LABELS[value] : "Ma'lumot kiritilmagan";

/** Label of a financial status in the list: anything but GOOD, a missing value included, counts as bad (J-012). */
export const financialLabel = (value: string | null): Text => FINANCIAL_LABELS[value === 'GOOD' ? 'GOOD' : 'BAD'];
