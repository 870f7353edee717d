import { defineCrud } from '@/kit/crud/define-crud.ts';
import { organizationForm, rowSchema } from './indicator-organization.ts';

/** The indicator organizations (spec 002 §7). */
export const indicatorOrganizations = defineCrud({
  path: 'api/v1/indicators/organizations',
  row: rowSchema,
  rows: 'organizations',
  form: organizationForm,
  envelope: 'organization',
});
