import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { countField, helperIdField, idField, optional, passedField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

type Status = 'ACTIVE' | 'ARCHIVE';
type FinancialStatus = 'GOOD' | 'BAD';

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
/** A quarter (mahalla) as the list gives it (spec 001 §3). */
export type Quarter = z.output<typeof rowSchema>;

/** What the form of a quarter holds and sends; the region is that of the district until another one is chosen. */
export const quarterForm = recordForm({
  region_id: helperIdField(),
  district_id: idField(),
  title: textField(),
  citizen_count: countField(),
  id_number_id: optional(idField()),
  account_number_id: optional(idField()),
  // As the platform has them, whatever that is: what is not known must not become another one when the rest is saved.
  status: passedField(),
  financial_status: passedField(),
  additional_quarter_id: optional(idField()),
});
export type QuarterValues = z.input<typeof quarterForm.schema>;
export type QuarterSent = z.output<typeof quarterForm.schema>;

/** A new quarter is a good (J-013) and an active one; for the latter the documents name no default. */
export const NEW_QUARTER = { status: 'ACTIVE', financial_status: 'GOOD' } as const;

export const STATUS_LABELS = { ACTIVE: 'Faol', ARCHIVE: 'Arxiv' } as const satisfies Record<Status, Text>;
export const FINANCIAL_LABELS = { GOOD: 'Yaxshi', BAD: "Og'ir" } as const satisfies Record<FinancialStatus, Text>;

/** What a status is called in the list (J-011). */
export const statusLabel = (value: string | null): Text =>
  value === 'ACTIVE' || value === 'ARCHIVE' ? STATUS_LABELS[value] : "Ma'lumot kiritilmagan";

/** What a financial status is called in the list: anything but GOOD, nothing too, counts as bad (J-012). */
export const financialLabel = (value: string | null): Text => FINANCIAL_LABELS[value === 'GOOD' ? 'GOOD' : 'BAD'];
