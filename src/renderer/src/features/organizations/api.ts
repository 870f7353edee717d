import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { organizationForm, rowSchema } from './organization.ts';

const PATH = 'api/v1/organizations';

/** The organizations (spec 001 §7): a paged list; records are at the collection, whose own list is a lookup (E013). */
export const organizations = defineCrud({
  path: `${PATH}/pagination`,
  oneAt: PATH,
  row: rowSchema,
  rows: 'organizations',
  form: organizationForm,
  envelope: 'organization',
});

/** Switches an organization on or off (E184). Throws `AppError`. */
export const toggleStatus = (id: string): Promise<unknown> =>
  http(`${PATH}/status-toggle/${encodeURIComponent(id)}`, { method: 'PATCH', schema: z.unknown() });

/** Excel export of all organizations (E185): the call takes no filters. */
export const ORGANIZATIONS_FILE = { path: `${PATH}/excel`, suggestedName: 'tashkilotlar.xlsx' };

/** Updates the organizations from a table (E186). Not known to be idempotent: ask before a retry. */
export const organizationsUpload = (): UploadRequest => ({ path: `${PATH}/sync`, field: 'file', repeatable: false });
