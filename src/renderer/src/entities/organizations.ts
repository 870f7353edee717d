import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

const organizations = defineLookup({
  path: 'api/v1/organizations',
  rowsKey: 'organizations',
  row: namedSchema,
  needsAll: true,
});

/** Which organizations: those of a district, of the type that a category names. */
export type OrganizationsWanted = { district_id: number | null; organization_type: string | null };

/** The organizations from which an initiative names one; nothing is asked before both are known (spec 001 §7). */
export const organizationsQuery = (wanted: OrganizationsWanted) => organizations(wanted);
