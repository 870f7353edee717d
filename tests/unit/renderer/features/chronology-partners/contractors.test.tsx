import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { tablesIn } from '../../laws/table-of.ts';

it.each([
  ['a day', '2025-08-01', '01.08.2025'],
  ['a moment, by the day in Tashkent', '2025-08-01T20:05:00.000Z', '02.08.2025'],
  ['what is no day, as it came', 'avgust oxiri', 'avgust oxiri'],
  ['nothing', null, '—'],
])('T-024: shows as the time of a contract %s', async (_, contract_time, shown) => {
  const rows = [{ id: 1, title: 'Yangi davr', contract_time }];
  const answers = { 'api/v1/chronology/contractors': { contractors: rows, count: 1 } };
  const [table] = tablesIn((await draw('chronology/contractors', answers)).html);
  const at = table?.headings.findIndex(([heading]) => heading === 'Shartnoma sanasi') ?? -1;
  expect(table?.rows[0]?.[at]?.shown).toEqual([shown]);
});
