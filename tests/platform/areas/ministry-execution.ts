import { z } from 'zod';
import { insertRows, rowAt, selectRows } from '../db/rows.ts';
import { defineTable, integer, nullable, real, reference, stamp, text } from '../db/table.ts';
import { moment } from '../db/trees.ts';
import { rowCount } from '../files/sheet.ts';
import { HttpProblem } from '../http/problem.ts';
import { defineRoute } from '../http/route.ts';
import { filledText, id, idParams } from '../http/values.ts';
import { byOffset } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { treeRoutes } from '../routes/tree.ts';
import { defineArea } from './area.ts';
import { ministries } from './ministries.ts';

const MISSING = 'Vazirlik topilmadi';
const WITH_FIGURES = 12;
const ENTERED = [
  { year: 2025, quarter: 4 },
  { year: 2026, quarter: 1 },
  { year: 2026, quarter: 2 },
];

/** A ministry's planned and executed spending in a quarter of the year (spec 002 §3). */
const executions = defineTable({
  kind: 'execution',
  name: 'ministries_execution',
  columns: {
    ministry_id: reference('ministries'),
    year: integer(),
    quarter: integer(),
    plan: real(),
    executed: real(),
    difference: real(),
    percent: real(),
    created_at: stamp(),
  },
  *seed({ prng, db }) {
    let entered = 0;
    const roots = selectRows(db, ministries, { conditions: [{ sql: 'parent_id IS NULL' }], limit: WITH_FIGURES });
    for (const { id: ministry_id } of roots) {
      for (const quarter of ENTERED) {
        const plan = prng.between(120, 9_800) * 1_000_000_000;
        const percent = Number((82 + prng.next() * 22).toFixed(1));
        const executed = Math.round((plan * percent) / 100);
        const difference = plan - executed;
        yield { ministry_id, ...quarter, plan, executed, difference, percent, created_at: moment(entered) };
        entered += 1;
      }
    }
  },
});

const records = recordRoutes({
  ids: { list: 'E216', one: 'E217', create: 'E218', change: 'E219', remove: 'E220' },
  table: executions,
  missing: "Ijro ma'lumoti topilmadi",
  params: idParams,
  list: {
    pages: byOffset(),
    order: ['-id'],
    // Reading: the list shows the ministry's name, so a row contains its title in five languages as `ministry`.
    answer: (row, db) => ({ ...row, ministry: rowAt(db, ministries, row.ministry_id)?.title }),
  },
  body: z.strictObject({
    ministry_id: id,
    year: z.number().int().min(1000).max(9999),
    quarter: z.number().int().min(1).max(4),
    plan: z.number(),
    executed: z.number(),
    difference: z.number(),
    percent: z.number(),
  }),
  answersId: true,
  known: { ministry_id: MISSING },
});

const TYPES = ['income', 'outcome'] as const;
const CURRENCIES = ['mlrduzs', 'mlnuzs'] as const;

const economyImports = defineTable({
  kind: 'economyImport',
  name: 'economy_imports',
  columns: {
    title: text(),
    type: text<(typeof TYPES)[number]>(),
    currency: text<(typeof CURRENCIES)[number]>(),
    description: text(),
    date: nullable(text()),
    file_name: text(),
    rows: integer(),
  },
});

/** The documents name neither the file's columns nor an answer: accepts any table with rows, and only records it. */
const imported = defineRoute('E221', {
  multipart: 'with-file',
  body: z.strictObject({
    title: filledText,
    type: z.enum(TYPES),
    currency: z.enum(CURRENCIES),
    description: filledText,
    // Not among the required fields.
    date: z.iso.date().optional(),
  }),
  handler({ body, file, services: { db } }) {
    const rows = rowCount(file?.bytes ?? Buffer.alloc(0));
    if (rows === 0) throw new HttpProblem(400, "Faylda ma'lumot qatorlari yo'q");
    insertRows(db, economyImports, [{ ...body, date: body.date ?? null, file_name: file?.name ?? '', rows }]);
    return {};
  },
});

/** Ministries, their execution and the import of the economy: spec 002 §7. */
export const ministryExecutionArea = defineArea({
  name: 'ministry execution',
  tables: [ministries, executions, economyImports],
  routes: [
    ...treeRoutes({
      ids: ['E211', 'E212', 'E213', 'E214', 'E215'],
      table: ministries,
      missing: MISSING,
      usedBy: {
        table: executions,
        column: 'ministry_id',
        message: "Vazirlikda ijro ma'lumotlari bor, uni o'chirib bo'lmaydi",
      },
    }),
    ...records,
    imported,
  ],
});
