import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalTime, recordId } from '@/kit/fields.ts';
import { textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

const rowSchema = z.object({
  id: recordId,
  context: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  created_date: optionalTime,
});
/** A prepared answer (spec 001 §3). */
export type AnswerTemplate = z.output<typeof rowSchema>;

/**
 * The answer templates: no pages, no count, no call for a single template (E076). The id is sent in the body too
 * (F-021).
 */
export const answerTemplates = defineCrud({
  path: 'api/v1/answer-template',
  row: rowSchema,
  rows: 'result',
  form: recordForm({ context: textField() }),
  readFrom: 'list',
  save: ({ context }, id) =>
    id === undefined
      ? { method: 'POST', path: 'api/v1/answer-template', body: { context } }
      : { method: 'PUT', path: `api/v1/answer-template/${id}`, body: { id: Number(id), context } },
});
