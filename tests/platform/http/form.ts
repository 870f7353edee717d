import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badCall, HttpProblem } from './problem.ts';

export type UploadedFile = { name: string; type: string; bytes: Buffer };

/** The files of a form: `with-file`: one, named `file`; `fields`: none; `several`: any number with this name. */
export type FormKind = 'with-file' | 'fields' | { several: string };

/** The part name of the files of a form of this kind; null for a form without files. */
export const fileField = (kind: FormKind): string | null =>
  kind === 'with-file' ? 'file' : kind === 'fields' ? null : kind.several;

type Form = { fields: Record<string, string>; files: UploadedFile[] };

/** The parts of a multipart form. Throws 400 for a missing, surplus or misnamed file, 413 for a file too large. */
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
