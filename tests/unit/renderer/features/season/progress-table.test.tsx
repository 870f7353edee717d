import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

type Count = { label: string; onList: () => void };
const counts: Count[] = [];
const ListedCount = (count: Count) => void counts.push(count);
vi.doMock('@/features/season/listed-count.tsx', () => ({ ListedCount }));
const { ProgressTable } = await import('@/features/season/progress-table.tsx');

const PLACE = { id: 2, name: 'Buxoro', done: 40, withDistrict: 25, returned: 5, notSeen: 30 };

it('a number of a place leads to what it counts: late is whatever is not decided', async () => {
  const led: unknown[] = [];
  const onList = (...to: unknown[]) => void led.push(to);
  const table = { places: [PLACE], before: [], planned: 0.6, onList, back: null };
  await drawPart(createElement(ProgressTable, table), {});
  for (const count of counts) count.onList();
  expect(counts.map(({ label }, at) => [label, led[at]])).toEqual([
    ["Ko'rilmagan: Buxoro", [2, ['notSeen']]],
    ['Orqada: Buxoro', [2, ['withDistrict', 'returned', 'notSeen']]],
  ]);
});
