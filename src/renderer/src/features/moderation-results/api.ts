import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordId } from '@/kit/fields.ts';
import { fileField, idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

const PATH = 'api/v1/moderation-results';
/** No call lists or reads results (Z-084). */
const unread = { path: PATH, row: z.object({ id: recordId }), readFrom: 'nowhere' } as const;

/** Creates the result of a district's moderation in a season; all fields are required (M-001; spec 001 §7). */
export const newResults = defineCrud({
  ...unread,
  form: recordForm({ board_id: idField(), region_id: idField(), district_id: idField(), file_uid: fileField() }),
});

/** Changes an existing result: only its file can be replaced (M-002). */
export const knownResults = defineCrud({
  ...unread,
  form: recordForm({ file_uid: fileField() }),
  save: (body, id) => ({ method: 'PATCH', path: `${PATH}/${id}`, body }),
});
