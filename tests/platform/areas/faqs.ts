import { z } from 'zod';
import type { Titles } from '../db/products.ts';
import { FAQS, type FaqText } from '../db/seed/faq-texts.ts';
import { fiveLanguages } from '../db/seed/languages.ts';
import { defineTable, integer, json, text } from '../db/table.ts';
import { inFiveLanguages } from '../http/languages.ts';
import { exactPaging } from '../http/paging.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const TYPES = ['PORTAL', 'MY_SCHOOL'] as const;

const inFive = ([uz, ru, en]: FaqText['question']): Titles => ({ ...fiveLanguages(uz), ru, en });

const faqs = defineTable({
  kind: 'faq',
  name: 'faqs',
  // `position` is the API's `order`, which is a keyword in SQL.
  columns: {
    question: json<Titles>(),
    answer: json<Titles>(),
    position: integer(),
    type: text<(typeof TYPES)[number]>(),
  },
  seed: () =>
    FAQS.map(({ question, answer, type }, nth) => ({
      question: inFive(question),
      answer: inFive(answer),
      position: nth + 1,
      type: type ?? ('PORTAL' as const),
    })),
});

/** Spec 001 §7. */
export const faqsArea = defineArea({
  name: 'faqs',
  tables: [faqs],
  routes: recordRoutes({
    ids: { list: 'E098', one: 'E099', create: 'E100', change: 'E101', remove: 'E102' },
    table: faqs,
    missing: 'Savol topilmadi',
    list: { pages: byOffset({ rows: 'results', query: exactPaging() }), order: ['position', 'id'] },
    answer: ({ position, ...faq }) => ({ ...faq, order: position }),
    body: z.strictObject({
      question: inFiveLanguages,
      answer: inFiveLanguages,
      order: z.number().int().nonnegative(),
      type: z.enum(TYPES),
    }),
    columns: ({ order, ...faq }) => ({ ...faq, position: order }),
  }),
});
