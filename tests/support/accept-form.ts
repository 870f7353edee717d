import type { Initiative } from '../platform/find/records.ts';
import type { Platform } from '../platform/types.ts';

type Subject = Pick<Initiative, 'district_id' | 'category_id' | 'type'>;

/** A mahalla of the district, and an organization if the category needs one. */
export function placesFor({ find, read }: Platform, { district_id, category_id }: Omit<Subject, 'type'>) {
  const { organization_type } = read.category(category_id);
  return {
    quarter_id: find.quarter({ district_id }).id,
    organization_id: organization_type === null ? null : find.organization({ district_id, organization_type }).id,
  };
}

/** A valid accept form for this initiative (no road). */
export function acceptFormOf(platform: Platform, initiative: Subject): Record<string, unknown> {
  const { quarter_id, organization_id } = placesFor(platform, initiative);
  return {
    granted_amount: 120_000_000,
    comment: 'Hujjatlar tartibda.',
    category_id: initiative.category_id,
    quarter_id,
    ...(organization_id !== null && { organization_id }),
    type: initiative.type,
    customer_id: platform.find.customer().id,
    description: 'Qabul qilingan tavsif',
    is_energy_effective: true,
  };
}
