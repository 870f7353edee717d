import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

const organizations = defineLookup({
  path: 'api/v1/organizations',
  rowsKey: 'organizations',
  row: namedSchema,
  needsAll: true,
});

/** Parameters of the lookup: a district, and the organization type that a category names. */
export type OrganizationsWanted = { district_id: number | null; organization_type: string | null };

/** Organizations that an initiative may name; no call before both parameters are known (spec 001 §7). */
export const organizationsQuery = (wanted: OrganizationsWanted) => organizations(wanted);
