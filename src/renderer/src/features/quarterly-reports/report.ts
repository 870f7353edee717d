import { z } from 'zod';
import { placeGroups } from '@/entities/place-cascade.ts';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { MB, pdfRule } from '@/kit/files/file-rule.ts';
import { fileField, idField, numberField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField, yearsBack } from '@/kit/inputs/year-quarters.ts';

/** The document's years of reports (K-004). */
const YEARS = { first: 2020, last: 2025 } as const;

/** Years offered, newest first: the document's and every later one up to the present (Z-174). */
export const reportYears = (now: Date): readonly number[] =>
  yearsBack(Math.max(now.getFullYear(), YEARS.last), YEARS.first);

/** Initial year of the list; the form starts with `FORM_YEAR` (K-002, K-003). */
export const FIRST_SHOWN_YEAR = 2023;
const FORM_YEAR = 2025;
/** Initial quarter of the list and the form (K-002, K-003). */
export const FIRST_QUARTER = 1;

/** Row of the list; anything but the id may be missing. */
export const rowSchema = z.object({
  id: recordId,
  /** The year (K-016). */
  season: optionalNumber,
  quarter: optionalNumber,
  region: optionalName,
  district: optionalName,
  /** Id in the file service. */
  file_id: optionalText,
});
/** A district's report for a quarter of a year (spec 001 §3). */
export type QuarterlyReport = z.output<typeof rowSchema>;

/** File of a report: a PDF (K-011, K-012) of at most 5 MB (spec 001 §9). */
export const REPORT_FILE = pdfRule({
  missing: 'Fayl tanlanmagan!',
  wrongKind: 'Iltimos pdf fayl yuklang!',
  maxBytes: 5 * MB,
});

/** The form of a report: fields, rules and body (K-003, K-009 to K-011). */
export const reportForm = recordForm(
  {
    region_id: idField(),
    district_id: idField(),
    season: { ...numberField(), empty: () => FORM_YEAR },
    quarter: yearQuarterField(FIRST_QUARTER),
    file_id: fileField({ message: REPORT_FILE.missing }),
  },
  { together: placeGroups() },
);
