import { z } from 'zod';
import { LANGUAGES } from '../db/languages.ts';
import type { FileStore } from '../files/store.ts';
import { requireFile } from '../files/uploaded.ts';
import { inFiveLanguages, oncePerLanguage } from '../http/languages.ts';
import { notFound } from '../http/problem.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idText, wholeNumber } from '../http/values.ts';
import { fileId } from './initiative-values.ts';

const PATH = '/api/v1/posts/legislation';
const ADMIN = ['admin'] as const;
const PARAMS = z.strictObject({ id: idText });
const MISSING = 'Hujjat topilmadi';

const fileOf = <T extends string>(type: T) =>
  oncePerLanguage(z.strictObject({ file_id: fileId, lang: z.enum(LANGUAGES), type: z.literal(type) }));
const document = z.strictObject({ title: inFiveLanguages, images: fileOf('IMAGE'), attachments: fileOf('ATTACHMENT') });

/** Z-081: the check of both kinds of file lets pictures and PDFs pass. */
async function requireFiles(files: FileStore, { images, attachments }: z.infer<typeof document>): Promise<void> {
  for (const { file_id } of [...images, ...attachments]) await requireFile(files, file_id, 'picture-or-pdf');
}

const read = (row: Record<string, unknown>) => ({
  id: row.id,
  title: JSON.parse(String(row.title)),
  images: JSON.parse(String(row.images)),
  attachments: JSON.parse(String(row.attachments)),
});
const written = ({ title, images, attachments }: z.infer<typeof document>) =>
  [title, images, attachments].map((part) => JSON.stringify(part)) as [string, string, string];

const list = defineRoute({
  id: 'E125',
  method: 'GET',
  path: PATH,
  roles: ADMIN,
  query: z.strictObject({
    limit: wholeNumber.refine((limit) => limit > 0 && limit <= 1000, 'from 1 to 1000'),
    offset: wholeNumber,
  }),
  handler({ query, services: { db } }) {
    const rows = db
      .prepare('SELECT * FROM regulatory_documents ORDER BY id DESC LIMIT ? OFFSET ?')
      .all(query.limit, query.offset);
    return {
      results: rows.map(read),
      count: Number(db.prepare('SELECT count(*) AS n FROM regulatory_documents').get()?.n),
    };
  },
});

/** Z-130: the bare object. */
const one = defineRoute({
  id: 'E126',
  method: 'GET',
  path: `${PATH}/:id`,
  roles: ADMIN,
  params: PARAMS,
  handler({ params, services: { db } }) {
    const row = db.prepare('SELECT * FROM regulatory_documents WHERE id = ?').get(params.id);
    if (!row) throw notFound(MISSING);
    return read(row);
  },
});

const add = defineRoute({
  id: 'E127',
  method: 'POST',
  path: PATH,
  roles: ADMIN,
  body: document,
  async handler({ body, services: { db, files } }) {
    await requireFiles(files, body);
    db.prepare('INSERT INTO regulatory_documents VALUES (NULL, ?, ?, ?)').run(...written(body));
    return {};
  },
});

const edit = defineRoute({
  id: 'E128',
  method: 'PUT',
  path: `${PATH}/:id`,
  roles: ADMIN,
  params: PARAMS,
  body: document,
  async handler({ params, body, services: { db, files } }) {
    await requireFiles(files, body);
    const { changes } = db
      .prepare('UPDATE regulatory_documents SET title = ?, images = ?, attachments = ? WHERE id = ?')
      .run(...written(body), params.id);
    if (changes === 0) throw notFound(MISSING);
    return {};
  },
});

const remove = defineRoute({
  id: 'E129',
  method: 'DELETE',
  path: `${PATH}/:id`,
  roles: ADMIN,
  params: PARAMS,
  handler({ params, services: { db } }) {
    const { changes } = db.prepare('DELETE FROM regulatory_documents WHERE id = ?').run(params.id);
    if (changes === 0) throw notFound(MISSING);
    return {};
  },
});

export const regulatoryDocumentRoutes: readonly Route[] = [list, one, add, edit, remove];
