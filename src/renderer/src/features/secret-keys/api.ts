import { SECRET_KEYS_PATH } from '@/entities/secret-keys.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowSchema, secretKeyForm } from './secret-key.ts';

/** Path of the export (E302) and of the import (E301, Z-101). */
export const EXCEL_PATH = `${SECRET_KEYS_PATH}/excel`;

/** The secret keys (spec 002 §7). */
export const secretKeys = defineCrud({
  path: SECRET_KEYS_PATH,
  row: rowSchema,
  rows: 'secret_keys',
  form: secretKeyForm,
  envelope: 'secret_key',
});
