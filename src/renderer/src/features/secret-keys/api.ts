import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowSchema, secretKeyForm } from './secret-key.ts';

const PATH = 'api/v1/my-school/secret-keys';
/** Path of the export (E302) and of the import (E301, Z-101). */
export const EXCEL_PATH = `${PATH}/excel`;

/** The secret keys (spec 002 §7). */
export const secretKeys = defineCrud({
  path: PATH,
  row: rowSchema,
  rows: 'secret_keys',
  form: secretKeyForm,
  envelope: 'secret_key',
});
