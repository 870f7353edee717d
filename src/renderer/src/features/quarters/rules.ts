import type { QuarterSent, QuarterValues } from './quarter.ts';

/** The form with another status: only an archived quarter names an extra one (J-021). */
export const withStatus = (values: QuarterValues, status: string | null): QuarterValues => ({
  ...values,
  status,
  additional_quarter_id: status === 'ARCHIVE' ? values.additional_quarter_id : null,
});

/** The numbers that a quarter may choose from: the free ones, and its own (J-022). */
export const offered = <N extends { readonly id: number; readonly is_available: boolean }>(
  numbers: readonly N[],
  own: number | null,
): N[] => numbers.filter(({ id, is_available }) => is_available || id === own);

/** A quarter with the fields of a form that are open to everybody (J-017, Z-068). */
export const withOpenFields = (
  quarter: QuarterSent,
  { id_number_id, account_number_id, financial_status }: QuarterSent,
): QuarterSent => ({ ...quarter, id_number_id, account_number_id, financial_status });
