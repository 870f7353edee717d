import { defineCrud } from '@/kit/crud/define-crud.ts';
import { documentForm, documentRowSchema } from './regulatory-document.ts';

/** The regulatory documents (spec 001 §7). */
export const documents = defineCrud({
  path: 'api/v1/posts/legislation',
  row: documentRowSchema,
  rows: 'results',
  form: documentForm,
  envelope: 'document',
});
