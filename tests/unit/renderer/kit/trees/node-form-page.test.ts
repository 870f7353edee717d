import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const titled = (id: number, parent_id: number | null, title: string) => ({ id, parent_id, title: { uz_lat: title } });
//
it.each([
  ['ministries', 'Vazirliklar'],
  ['expences', 'Xarajatlar'],
  ['economic-classifications', 'Klassifikatorlar'],
  ['consolidated-budgets', 'Konsolidatsiyalangan budjet'],
])('%s: a new line lies below %s, or below the line that its address names', async (path, root) => {
  const answers = {
    [`api/v1/${path}/5`]: titled(5, 4, 'Ichki'),
    [`api/v1/${path}/4`]: titled(4, null, 'Tashqi'),
  };
  expect((await draw(`${path}/add`, answers)).html).toContain(` value="${root}"`);
  expect((await draw(`${path}/add?parent=5`, answers)).html).toContain(` value="${root} / Tashqi / Ichki"`);
});

it('R-094: a new line of the state budget lies below its own root where no other is chosen', async () => {
  expect(textOf((await draw('state-budget/add?type=INCOME', {})).html)).toContain(
    "Yuqori bo'g'in Davlat budjeti ko'rsatkichlari",
  );
});
