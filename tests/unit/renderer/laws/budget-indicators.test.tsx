import { expect, it } from 'vitest';
import { IN_FIVE } from './list-line.ts';
import { drawPart } from './program.tsx';
import { tablesIn } from './table-of.ts';

// Spec 002 §2 and §3, R-057: "indicators show year, accepted_amount, accepted_percent, execution_amount, execution_percent".
const RECORD = {
  ...{ id: 801, consolidated_budget_id: 501, year: 2022, accepted_amount: 310.123456, accepted_percent: 4.25 },
  ...{ execution_amount: 77.5, execution_percent: 1.75, second_execution_amount: 88.1, second_execution_percent: 2.1 },
  ...{ third_execution_amount: 99.2, third_execution_percent: 3.2, fourth_execution_amount: 11.3 },
  fourth_execution_percent: 5.4,
};
const BUDGET = { id: 501, parentId: null, title: IN_FIVE, createdAt: null, type: null };
const AMOUNT = "Summa, mlrd so'm";
const PERCENT = 'YAIMga nisbatan, %';

it('shows of each indicator the accepted and the first executed figures, unrounded', async () => {
  const { Indicators } = await import('@/features/consolidated-budget/indicators.tsx');
  const { html } = await drawPart(<Indicators budget={BUDGET} year={null} />, {
    'api/v1/consolidated-budget-indicators': { data: [RECORD, { id: 802 }], count: 2 },
  });
  const [table] = tablesIn(html);
  expect(table?.headings.map(([heading]) => heading)).toEqual([
    ...['Yil', 'Qabul qilingan budjet', '1-chorak ijrosi', 'Amallar'],
    ...[AMOUNT, PERCENT, AMOUNT, PERCENT],
  ]);
  const figures = table?.rows.map((cells) => cells.slice(0, 5).map(({ shown }) => shown.join()));
  expect(figures).toEqual([
    ['2022', '310,123456', '4,25', '77,5', '1,75'],
    ['—', '—', '—', '—', '—'],
  ]);
});
