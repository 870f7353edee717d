import { z } from 'zod';
import { selectRows } from '../db/rows.ts';
import { defineTable, integer, real, reference } from '../db/table.ts';
import { type Branch, defineTree } from '../db/trees.ts';
import { id, idParams, idText } from '../http/values.ts';
import { byOffset, equal } from '../routes/record-list.ts';
import { recordRoutes } from '../routes/records.ts';
import { treeRoutes } from '../routes/tree.ts';
import { defineArea } from './area.ts';

const MISSING = "Budjet yo'nalishi topilmadi";

const BUDGET: readonly Branch[] = [
  [
    'Konsolidatsiyalangan budjet daromadlari',
    [
      [
        'Soliqli daromadlar',
        [
          'Qoʻshilgan qiymat soligʻi',
          'Aksiz soligʻi',
          'Foyda soligʻi',
          'Jismoniy shaxslardan olinadigan daromad soligʻi',
          'Yer qaʼridan foydalanganlik uchun soliq',
          'Mol-mulk soligʻi',
          'Yer soligʻi',
        ],
      ],
      'Soliqsiz daromadlar',
      'Davlat maqsadli jamgʻarmalari daromadlari',
    ],
  ],
  [
    'Konsolidatsiyalangan budjet xarajatlari',
    ['Ijtimoiy soha xarajatlari', 'Iqtisodiyot xarajatlari', 'Markazlashgan investitsiyalar', 'Boshqaruv xarajatlari'],
  ],
  'Budjet saldosi',
];

/** The lines of the consolidated budget (spec 002 §3); the titles are ours. */
const budgetLines = defineTree('budgetLine', 'consolidated_budgets', BUDGET);

const YEARS = [2024, 2025, 2026];
/** Figures entered in the course of a year, each as amount and percent, with their share of the year in the seed. */
const STAGES = { accepted: 1, execution: 0.22, second_execution: 0.49, third_execution: 0.74, fourth_execution: 0.99 };
type Unit = 'amount' | 'percent';

/** A value for each figure of a year. */
const eachFigure = <Value>(make: (share: number, unit: Unit) => Value) =>
  Object.fromEntries(
    Object.entries(STAGES).flatMap(([stage, share]) => [
      [`${stage}_amount`, make(share, 'amount')],
      [`${stage}_percent`, make(share, 'percent')],
    ]),
  ) as Record<`${keyof typeof STAGES}_${Unit}`, Value>;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** The figures of a budget line: amounts in billions of so'm, percents of the gross domestic product. */
const indicators = defineTable({
  kind: 'indicator',
  name: 'consolidated_budget_indicators',
  columns: { consolidated_budget_id: reference('consolidated_budgets'), year: integer(), ...eachFigure(real) },
  *seed({ prng, db }) {
    for (const { id: consolidated_budget_id, title } of selectRows(db, budgetLines)) {
      const sign = title.uz_lat.includes('saldosi') ? -1 : 1;
      for (const year of YEARS) {
        const accepted = sign * (prng.between(18_000, 310_000) + prng.between(0, 9) / 10);
        const figures = eachFigure((share, unit) =>
          unit === 'amount' ? rounded(accepted * share, 1) : rounded((accepted * share) / 14_500, 2),
        );
        yield { consolidated_budget_id, year, ...figures };
      }
    }
  },
});

const year = z
  .string()
  .regex(/^\d{4}$/, 'a year')
  .transform(Number);

const records = recordRoutes({
  ids: { list: 'E254', one: 'E255', create: 'E256', change: 'E257', remove: 'E258' },
  table: indicators,
  missing: "Ko'rsatkich topilmadi",
  params: idParams,
  list: {
    pages: byOffset(),
    order: ['-year', 'id'],
    filters: {
      consolidated_budget_id: equal('consolidated_budget_id', idText),
      year: equal('year', year.optional()),
    },
  },
  body: z.strictObject({
    consolidated_budget_id: id,
    year: z.number().int().min(1000).max(9999),
    ...eachFigure(() => z.number()),
  }),
  answersId: true,
  known: { consolidated_budget_id: MISSING },
});

/** The consolidated budget and its indicators: spec 002 §7. */
export const consolidatedBudgetsArea = defineArea({
  name: 'consolidated budget',
  tables: [budgetLines, indicators],
  routes: [
    ...treeRoutes({
      ids: ['E249', 'E250', 'E251', 'E252', 'E253'],
      table: budgetLines,
      missing: MISSING,
      usedBy: {
        table: indicators,
        column: 'consolidated_budget_id',
        message: "Ko'rsatkichlari bor, uni o'chirib bo'lmaydi",
      },
    }),
    ...records,
  ],
});
