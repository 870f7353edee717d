import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badCall, HttpProblem } from './problem.ts';

export type UploadedFile = { name: string; type: string; bytes: Buffer };

/** Which files a form has: `with-file`, one under the name `file`; `fields`, none; `several`, any number under this name. */
export type FormKind = 'with-file' | 'fields' | { several: string };

/** The name under which a form of this kind has its files; null for a form without. */
export const fileField = (kind: FormKind): string | null =>
  kind === 'with-file' ? 'file' : kind === 'fields' ? null : kind.several;

type Form = { fields: Record<string, string>; files: UploadedFile[] };

/** The parts of a multipart form; 400 for a file too many, too few or under another name, 413 for one too large. */
export async function readForm(request: FastifyRequest, kind: FormKind): Promise<Form> {
  if (!request.isMultipart()) throw badCall('body: a multipart form is asked for');
  const form: Form = { fields: {}, files: [] };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (Object.hasOwn(form.fields, part.fieldname)) throw badCall(`body: "${part.fieldname}" comes twice`);
      form.fields[part.fieldname] = String(part.value);
      continue;
    }
    if (part.fieldname !== fileField(kind) || (kind === 'with-file' && form.files.length > 0))
      throw badCall(`body: unexpected file "${part.fieldname}"`);
    const bytes = await part.toBuffer().catch(() => {
      throw new HttpProblem(413, 'Fayl hajmi juda katta');
    });
    form.files.push({ name: part.filename, type: part.mimetype, bytes });
  }
  if (kind === 'with-file' && form.files.length === 0) throw badCall('body: the part "file" is missing');
  return form;
}
