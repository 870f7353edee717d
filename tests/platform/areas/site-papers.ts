import { z } from 'zod';
import { LANGUAGES, type Language } from '../db/languages.ts';
import type { Titles } from '../db/products.ts';
import { fiveLanguages } from '../db/seed/languages.ts';
import { CITIZEN_BUDGETS, DOCUMENTS, type PaperTitle } from '../db/seed/site-texts.ts';
import { defineTable, json, text } from '../db/table.ts';
import { DOCUMENT_COUNT, documentHash } from '../files/documents/names.ts';
import { nthPictureHash } from '../files/pictures/names.ts';
import { inFiveLanguages, oncePerLanguage } from '../http/languages.ts';
import { exactPaging } from '../http/paging.ts';
import { fileId } from '../http/values.ts';
import { byOffset, unpaged } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

type Plain = { lang: Language; file_id: string };
type Typed = Plain & { type: string };

/** A paper with a picture and a file in each language. */
function paperOf<File extends Plain>(paper: PaperTitle, nth: number, asKept: (file: Plain, type: string) => File) {
  const files = (type: string, hash: (place: number) => string) =>
    LANGUAGES.map((lang, place) => asKept({ file_id: hash(place), lang }, type));
  return {
    title: { ...fiveLanguages(paper.uz), ru: paper.ru, en: paper.en },
    images: files('IMAGE', (place) => nthPictureHash(nth + place)),
    attachments: files('ATTACHMENT', (place) => documentHash(((nth + place) % DOCUMENT_COUNT) + 1)),
  };
}

const regulatoryDocuments = defineTable({
  kind: 'regulatoryDocument',
  name: 'regulatory_documents',
  columns: { title: json<Titles>(), images: json<Typed[]>(), attachments: json<Typed[]>() },
  seed: () =>
    DOCUMENTS.map((paper, nth) => ({ id: 31 + nth, ...paperOf(paper, nth, (file, type) => ({ ...file, type })) })),
});

const budgetCitizens = defineTable({
  kind: 'budgetCitizen',
  name: 'budget_citizens',
  columns: {
    title: json<Titles>(),
    images: json<Plain[]>(),
    attachments: json<Plain[]>(),
    budget_type: text(),
  },
  seed: () =>
    CITIZEN_BUDGETS.map((paper, nth) => ({
      id: 11 + nth,
      ...paperOf(paper, nth + 3, (file) => file),
      budget_type: 'BUDGET_CITIZEN',
    })),
});

const plain = { file_id: fileId, lang: z.enum(LANGUAGES) };
const plainFiles = oncePerLanguage(z.strictObject(plain));
const typedFiles = <T extends string>(type: T) => oncePerLanguage(z.strictObject({ ...plain, type: z.literal(type) }));

/** Papers of the site in five languages (spec 001 §7). */
export const sitePapersArea = defineArea({
  name: 'site papers',
  tables: [regulatoryDocuments, budgetCitizens],
  routes: [
    ...recordRoutes({
      ids: { list: 'E125', one: 'E126', create: 'E127', change: 'E128', remove: 'E129' },
      table: regulatoryDocuments,
      missing: 'Hujjat topilmadi',
      list: { pages: byOffset({ rows: 'results', query: exactPaging() }), order: ['-id'] },
      body: z.strictObject({
        title: inFiveLanguages,
        images: typedFiles('IMAGE'),
        attachments: typedFiles('ATTACHMENT'),
      }),
      // Z-081: the check accepts pictures and PDFs for both kinds of file.
      files: { images: 'picture-or-pdf', attachments: 'picture-or-pdf' },
    }),
    ...recordRoutes({
      ids: { list: 'E120', one: 'E121', create: 'E122', change: 'E123', remove: 'E124' },
      table: budgetCitizens,
      missing: 'Hujjat topilmadi',
      list: { pages: unpaged('results'), order: ['-id'] },
      body: z.strictObject({
        title: inFiveLanguages,
        images: plainFiles,
        attachments: plainFiles,
        budget_type: z.literal('BUDGET_CITIZEN'),
      }),
      // Z-080: a PDF is accepted as a picture, but a picture is not accepted as a PDF.
      files: { images: 'picture-or-pdf', attachments: 'content-pdf' },
    }),
  ],
});
