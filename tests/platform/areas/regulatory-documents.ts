import { z } from 'zod';
import { LANGUAGES, type Language } from '../db/languages.ts';
import type { Titles } from '../db/products.ts';
import { fiveLanguages } from '../db/seed/languages.ts';
import { DOCUMENTS } from '../db/seed/site-texts.ts';
import { defineTable, json } from '../db/table.ts';
import { DOCUMENT_COUNT, documentHash } from '../files/documents/names.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { requireFile } from '../files/uploaded.ts';
import { inFiveLanguages, oncePerLanguage } from '../http/languages.ts';
import { exactPaging } from '../http/paging.ts';
import { fileId } from '../routes/initiative-values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

type Attachment = { lang: Language; type: string; file_id: string };

const filesOf = (type: string, hash: (place: number) => string): Attachment[] =>
  LANGUAGES.map((lang, place) => ({ file_id: hash(place), lang, type }));

/** With a picture and a paper in each language. */
const regulatoryDocuments = defineTable({
  kind: 'regulatoryDocument',
  name: 'regulatory_documents',
  columns: { title: json<Titles>(), images: json<Attachment[]>(), attachments: json<Attachment[]>() },
  seed: () =>
    DOCUMENTS.map(({ uz, ru, en }, nth) => ({
      id: 31 + nth,
      title: { ...fiveLanguages(uz), ru, en },
      images: filesOf('IMAGE', (place) => nthPictureHash(nth + place)),
      attachments: filesOf('ATTACHMENT', (place) => documentHash(((nth + place) % DOCUMENT_COUNT) + 1)),
    })),
});

const fileOf = <T extends string>(type: T) =>
  oncePerLanguage(z.strictObject({ file_id: fileId, lang: z.enum(LANGUAGES), type: z.literal(type) }));

/** Spec 001 §7. */
export const regulatoryDocumentsArea = defineArea({
  name: 'regulatory documents',
  tables: [regulatoryDocuments],
  routes: recordRoutes({
    ids: { list: 'E125', one: 'E126', create: 'E127', change: 'E128', remove: 'E129' },
    path: '/api/v1/posts/legislation',
    table: regulatoryDocuments,
    roles: ['admin'],
    missing: 'Hujjat topilmadi',
    list: { pages: byOffset({ rows: 'results', query: exactPaging() }), order: ['-id'] },
    body: z.strictObject({ title: inFiveLanguages, images: fileOf('IMAGE'), attachments: fileOf('ATTACHMENT') }),
    // Z-081: the check of both kinds of file lets pictures and PDFs pass.
    async requires({ body: { images, attachments }, services: { files } }) {
      for (const { file_id } of [...images, ...attachments]) await requireFile(files, file_id, 'picture-or-pdf');
    },
  }),
});
