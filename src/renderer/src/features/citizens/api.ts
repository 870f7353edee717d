import { defineCrud } from '@/kit/crud/define-crud.ts';
import { citizenForm, rowSchema } from './citizen.ts';

/** The citizens (spec 001 §7); no call adds a citizen (L-033). */
export const citizens = defineCrud({
  path: 'api/v1/users',
  row: rowSchema,
  rows: 'users',
  form: citizenForm,
  envelope: 'citizen',
});
