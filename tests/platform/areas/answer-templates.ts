import { z } from 'zod';
import { TEMPLATE_TEXTS } from '../db/seed/appeal-texts.ts';
import { defineTable, stamp, text } from '../db/table.ts';
import { filledText } from '../http/values.ts';
import { search, unpaged } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { defineArea } from './area.ts';

const FIRST = Date.UTC(2026, 4, 4);
const NINE_DAYS = 9 * 86_400_000;

/** Templates of answers to appeals (spec 001 §3). */
const answerTemplates = defineTable({
  kind: 'answerTemplate',
  name: 'answer_templates',
  columns: { context: text(), created_date: stamp() },
  seed: () =>
    TEMPLATE_TEXTS.map((context, nth) => ({
      context,
      created_date: new Date(FIRST + nth * NINE_DAYS).toISOString(),
    })),
});

/** Spec 001 §7. */
export const answerTemplatesArea = defineArea({
  name: 'answer templates',
  tables: [answerTemplates],
  routes: recordRoutes({
    ids: { list: 'E076', create: 'E077', change: 'E078', remove: 'E079' },
    table: answerTemplates,
    missing: 'Javob shabloni topilmadi',
    // Under `result`, without count and paging.
    list: { pages: unpaged('result'), order: ['-id'], filters: { search: search('context') } },
    body: z.strictObject({ context: filledText }),
    // F-021.
    idInBody: true,
  }),
});
