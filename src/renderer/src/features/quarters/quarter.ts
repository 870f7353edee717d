import { z } from 'zod';
import type { Text } from '@/i18n/catalogue.ts';
import { optionalNumber, optionalText } from '@/kit/fields.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';

const STATUSES = ['ACTIVE', 'ARCHIVE'] as const;
const FINANCIAL_STATUSES = ['GOOD', 'BAD'] as const;
export type Status = (typeof STATUSES)[number];
type FinancialStatus = (typeof FINANCIAL_STATUSES)[number];

const fields = {
  title: optionalText,
  district_id: optionalNumber,
  citizen_count: optionalNumber,
  /** An unknown one counts as none (J-011). */
  status: z.enum(STATUSES).nullable().catch(null),
  /** Anything but GOOD counts as bad (J-012). */
  financial_status: z.enum(FINANCIAL_STATUSES).catch('BAD'),
};
export const rowSchema = z.object({ id: z.number(), ...fields, account_number: optionalText, id_number: optionalText });
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
    status: z.enum(STATUSES).nullable(),
    financial_status: z.enum(FINANCIAL_STATUSES),
    additional_quarter_id: chosen,
  })
  .transform(({ region_id: _, ...sent }) => sent);
export type QuarterValues = z.input<typeof quarterForm>;
export type QuarterSent = z.output<typeof quarterForm>;

/** A form that holds nothing but its default (J-013). */
export const BLANK_QUARTER: QuarterValues = {
  region_id: null,
  district_id: null,
  title: '',
  citizen_count: null,
  id_number_id: null,
  account_number_id: null,
  status: null,
  financial_status: 'GOOD',
  additional_quarter_id: null,
};
/** A new quarter is an active one; the documents name no default. */
export const NEW_QUARTER: QuarterValues = { ...BLANK_QUARTER, status: 'ACTIVE' };

export const STATUS_LABELS = { ACTIVE: 'Faol', ARCHIVE: 'Arxiv' } as const satisfies Record<Status, Text>;
export const FINANCIAL_LABELS = { GOOD: 'Yaxshi', BAD: "Og'ir" } as const satisfies Record<FinancialStatus, Text>;

/** What a status is called in the list (J-011). */
export const statusLabel = (value: Status | null): Text => (value ? STATUS_LABELS[value] : "Ma'lumot kiritilmagan");
