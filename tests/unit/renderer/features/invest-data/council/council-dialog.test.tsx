import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acting } from '../../../laws/acted.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { ADDRESS as WORKS } from '../creation/lists.ts';

let offered: readonly object[] | undefined;
function BigSelect({ query }: { query: { data?: readonly object[] } }) {
  offered = query.data;
  return null;
}
vi.doMock('@/kit/big-select/big-select.tsx', () => ({ BigSelect }));
const { CouncilDialog } = await import('@/features/invest-data/council/council-dialog.tsx');

it('O-034: a decision is offered by its title, else by its number, with its district', async () => {
  const data = [{ id: 61, title: '17-son', district: 'Vobkent tumani' }, { id: 62 }];
  const address = { ...WORKS, id: 701, board_id: 6, region_id: 2, district_id: 22 };
  const dialog = createElement(CouncilDialog, { address, initiative: 701, current: null, onClose: () => undefined });
  const page = await acting(dialog, {
    'api/v1/init-council-decisions': { data: [...data, { title: '19-son' }], count: 3 },
  });
  // What cannot be read is not silently left out.
  expect(textOf(page.html)).toContain("1 ta qarorni o'qib bo'lmadi: ular ro'yxatda yo'q.");
  expect(offered).toEqual([
    { value: 61, label: '17-son', hint: 'Vobkent tumani' },
    { value: 62, label: '62-raqamli qaror', hint: '' },
  ]);
});
