import type { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordAt } from '@/kit/record.ts';
import {
  type documentForm,
  documentItemSchema,
  documentRowSchema,
  type RegulatoryDocument,
} from './regulatory-document.ts';

/** The regulatory documents (spec 001 §7). */
export const documents = defineCrud<RegulatoryDocument, z.input<typeof documentForm>, z.output<typeof documentForm>>({
  path: 'api/v1/posts/legislation',
  row: documentRowSchema,
  rowsKey: 'results',
  item: recordAt('document', ['title', 'images', 'attachments'], documentItemSchema),
});
