import { withRegion } from '@/entities/place-cascade.ts';
import type { QuarterSent, QuarterValues } from './quarter.ts';

/**
 * The values with another region. `shown`: the region that the form shows, which is that of the district until the
 * person chooses another; the shown region, chosen again, changes nothing.
 */
export const withRegionFrom = (values: QuarterValues, shown: number | null, next: number | null): QuarterValues =>
  next === shown ? values : withRegion({ ...values, region_id: shown }, next);

/** The values with another status; the extra quarter is cleared unless the status is archived (J-021). */
export const withStatus = (values: QuarterValues, status: string | null): QuarterValues => ({
  ...values,
  status,
  additional_quarter_id: status === 'ARCHIVE' ? values.additional_quarter_id : null,
});

/** Numbers that a quarter may choose: available numbers, and the quarter's own (J-022). */
export const offered = <N extends { readonly id: number; readonly is_available: boolean }>(
  numbers: readonly N[],
  own: number | null,
): N[] => numbers.filter(({ id, is_available }) => is_available || id === own);

/** The quarter with the form's values of the fields open to everybody (J-017, Z-068). */
export const withOpenFields = (
  quarter: QuarterSent,
  { id_number_id, account_number_id, financial_status }: QuarterSent,
): QuarterSent => ({ ...quarter, id_number_id, account_number_id, financial_status });
