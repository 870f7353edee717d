import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalText } from '@/kit/fields.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { readFirst } from '@/kit/forms/not-sent.ts';
import { recordAt } from '@/kit/record.ts';
import { isActive, organizationForm, rowSchema } from './organization.ts';

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

/**
 * Switches an organization on or off (E184). The call only toggles: the organization is read first, and nothing is sent
 * if it is as wanted. Throws `AppError`; `NotSent` if the reading failed.
 */
export async function switchStatus(id: string, wanted: boolean): Promise<void> {
  const schema = recordAt('organization', ['status'], z.object({ status: optionalText }));
  const now = await readFirst(() => http(`${PATH}/${encodeURIComponent(id)}`, { schema }));
  if (isActive(now.status) === wanted) return;
  await http(`${PATH}/status-toggle/${encodeURIComponent(id)}`, { method: 'PATCH', schema: z.unknown() });
}

/** Excel export of all organizations (E185): the call takes no filters. */
export const ORGANIZATIONS_FILE = { path: `${PATH}/excel`, suggestedName: 'tashkilotlar.xlsx' };

/** Updates the organizations from a table (E186). Not known to be idempotent: ask before a retry. */
export const organizationsUpload = (): UploadRequest => ({ path: `${PATH}/sync`, field: 'file', repeatable: false });
