import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const line = { id: 5, parent_id: null, type: 'INCOME', title: { uz_lat: 'Soliqlar' } };
const rows = { data: [], count: 0 };

it('R-030, R-066: below a line another is added to it, or, of the state budget, it is said where', async () => {
  const answers = { 'api/v1/expences': rows, 'api/v1/expences/5': line };
  expect((await draw('expences?path=5', answers)).html).toContain('href="/app/expences/add?parent=5"');
  const budget = { 'api/v1/state-budget-indicators': rows, 'api/v1/state-budget-indicators/5': line };
  const { html } = await draw('state-budget?path=5', budget);
  expect(textOf(html)).toContain("Qo'shish faqat yuqori darajada");
  expect(html).not.toContain('/add');
});
