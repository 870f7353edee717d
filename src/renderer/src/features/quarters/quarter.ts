import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';

type Status = 'ACTIVE' | 'ARCHIVE';
type FinancialStatus = 'GOOD' | 'BAD';

const fields = {
  title: optionalText,
  district_id: optionalNumber,
  citizen_count: optionalNumber,
  // As the platform has them, whatever that is: what is not known must not become another one when the rest is saved.
  status: optionalText,
  financial_status: optionalText,
};
export const rowSchema = z.object({
  id: recordId,
  ...fields,
  title: optionalName,
  account_number: optionalText,
  id_number: optionalText,
});
/** A quarter (mahalla) as the list gives it (spec 001 §3). */
export type Quarter = z.output<typeof rowSchema>;

/** The same as the form takes it. */
export const itemSchema = z
  .object({
    ...fields,
    id_number_id: optionalNumber,
    account_number_id: optionalNumber,
    additional_quarter_id: optionalNumber,
  })
  // The region is that of the district until another one is chosen.
  .transform(({ title, ...rest }): QuarterValues => ({ ...rest, title: title ?? '', region_id: null }));

const chosen = z.number().nullable();
/** What the form of a quarter holds and what is sent of it; the region only narrows the districts (spec 001 §5, §7). */
export const quarterForm = z
  .object({
    region_id: chosen,
    district_id: required(z.number()),
    title: requiredText(),
    citizen_count: required(z.number().int()),
    id_number_id: chosen,
    account_number_id: chosen,
    status: z.string().nullable(),
    financial_status: z.string().nullable(),
    additional_quarter_id: chosen,
  })
  .transform(({ region_id: _, ...sent }) => sent);
export type QuarterValues = z.input<typeof quarterForm>;
export type QuarterSent = z.output<typeof quarterForm>;

/** A form that holds nothing. */
export const BLANK_QUARTER: QuarterValues = {
  region_id: null,
  district_id: null,
  title: '',
  citizen_count: null,
  id_number_id: null,
  account_number_id: null,
  status: null,
  financial_status: null,
  additional_quarter_id: null,
};
/** A new quarter is a good (J-013) and an active one; for the latter the documents name no default. */
export const NEW_QUARTER: QuarterValues = { ...BLANK_QUARTER, status: 'ACTIVE', financial_status: 'GOOD' };

export const STATUS_LABELS = { ACTIVE: 'Faol', ARCHIVE: 'Arxiv' } as const satisfies Record<Status, Text>;
export const FINANCIAL_LABELS = { GOOD: 'Yaxshi', BAD: "Og'ir" } as const satisfies Record<FinancialStatus, Text>;

/** What a status is called in the list (J-011). */
export const statusLabel = (value: string | null): Text =>
  value === 'ACTIVE' || value === 'ARCHIVE' ? STATUS_LABELS[value] : "Ma'lumot kiritilmagan";

/** What a financial status is called in the list: anything but GOOD, nothing too, counts as bad (J-012). */
export const financialLabel = (value: string | null): Text => FINANCIAL_LABELS[value === 'GOOD' ? 'GOOD' : 'BAD'];
