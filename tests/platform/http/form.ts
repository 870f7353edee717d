import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badCall, HttpProblem } from './problem.ts';

export type UploadedFile = { name: string; type: string; bytes: Buffer };

/** The parts of a multipart form; 400 for a file too many, too few or under another name, 413 for one too large. */
export async function readForm(
  request: FastifyRequest,
  kind: 'with-file' | 'fields',
): Promise<{ fields: Record<string, string>; file: UploadedFile | null }> {
  if (!request.isMultipart()) throw badCall('body: a multipart form is asked for');
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    if (kind === 'fields' || part.fieldname !== 'file' || file)
      throw badCall(`body: unexpected file "${part.fieldname}"`);
    const bytes = await part.toBuffer().catch(() => {
      throw new HttpProblem(413, 'Fayl hajmi juda katta');
    });
    file = { name: part.filename, type: part.mimetype, bytes };
  }
  if (kind === 'with-file' && !file) throw badCall('body: the part "file" is missing');
  return { fields, file };
}
