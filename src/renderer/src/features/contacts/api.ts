import { defineCrud } from '@/kit/crud/define-crud.ts';
import { contactForm, rowSchema } from './contact.ts';

const path = 'api/v1/contact';

/** The contacts (spec 001 §7): unpaged, no call for a single contact, ids sent in bodies only (H-019, H-024). */
export const contacts = defineCrud({
  path,
  row: rowSchema,
  rows: 'contacts',
  form: contactForm,
  readFrom: 'list',
  save: (body, id) =>
    id === undefined ? { method: 'POST', path, body } : { method: 'PUT', path, body: { id: Number(id), ...body } },
  remove: (id) => ({ method: 'DELETE', path, body: { id: Number(id) } }),
});
