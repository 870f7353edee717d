import { createHash } from 'node:crypto';
import { z } from 'zod';
import { notFound } from '../http/problem.ts';
import { sendRanged } from '../http/ranges.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { disposition } from '../http/send-file.ts';

const upload = defineRoute('E006', {
  multipart: 'with-file',
  body: z.strictObject({}),
  handler: async ({ file, user, services }) => ({ hashId: file && (await services.files.write(file, user.id)) }),
});

/** Z-017 as replaced: the token is required. */
const read = defineRoute('E007', {
  params: z.strictObject({ hashId: z.string().regex(/^[0-9a-f]{40}$/, 'a file id') }),
  async handler({ params, request, reply, services }) {
    const file = await services.files.read(params.hashId);
    if (!file) throw notFound('Fayl topilmadi');
    const etag = `"${createHash('sha256').update(file.bytes).digest('hex').slice(0, 32)}"`;
    reply.header('etag', etag);
    // Reading: documents have the name of their upload, images have none.
    if (!file.type.startsWith('image/')) reply.header('content-disposition', disposition('inline', file.name));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendRanged(request, reply.type(file.type), { bytes: file.bytes, etag });
  },
});

export const fileRoutes: readonly Route[] = [upload, read];
