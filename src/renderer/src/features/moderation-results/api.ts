import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordId } from '@/kit/fields.ts';
import { fileField, idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { recordAt } from '@/kit/record.ts';

const PATH = 'api/v1/moderation-results';
/** No call lists or reads results (Z-084). */
const unread = { path: PATH, row: z.object({ id: recordId }), readFrom: 'nowhere' } as const;

/** The id of a created result. No document shows the answer: one without an id gives null, and is no failure. */
const createdId = recordAt(
  'moderation_result',
  ['id'],
  z.object({ id: recordId }).transform(({ id }) => id),
)
  .nullable()
  .catch(null);

/** A new result as sent (M-001). */
export type NewResult = Readonly<Record<'board_id' | 'region_id' | 'district_id', number> & { file_uid: string }>;

const newResults = defineCrud({
  ...unread,
  form: recordForm({ board_id: idField(), region_id: idField(), district_id: idField(), file_uid: fileField() }),
});

/**
 * Creates the result of a district's moderation in a season; all fields are required (M-001; spec 001 §7). `onSaved`:
 * called with the result and its id, null if the platform does not name it.
 */
export const newResultsWith = (onSaved: (sent: NewResult, id: number | null) => void) => ({
  ...newResults,
  save: async (body: NewResult) => {
    onSaved(body, await http(PATH, { method: 'POST', repeatable: false, body, schema: createdId }));
  },
});

/** Changes an existing result: only its file can be replaced (M-002). */
export const knownResults = defineCrud({
  ...unread,
  form: recordForm({ file_uid: fileField() }),
  save: (body, id) => ({ method: 'PATCH', path: `${PATH}/${id}`, body }),
});

/** Address of the form that replaces the file of a result. */
export const resultAddress = (id: number): string => `/app/moderation-results/${id}`;
