import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { acts } from '../../../laws/act-stubs.tsx';
import { acting } from '../../../laws/acted.tsx';
import { page as drawn } from '../../../laws/page-stubs.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { ADDRESS as WORKS } from '../creation/lists.ts';

let offered: readonly object[] | undefined;
function BigSelect({ query }: { query: { data?: readonly object[] } }) {
  offered = query.data;
  return null;
}
vi.doMock('@/kit/big-select/big-select.tsx', () => ({ BigSelect }));
const { CouncilDialog } = await import('@/features/invest-data/council/council-dialog.tsx');

const PLACED = {
  address: { ...WORKS, id: 701, board_id: 6, region_id: 2, district_id: 22 },
  ...{ initiative: 701, onClose: () => undefined },
};

it('O-034: a decision is offered by its title, else by its number, with its district', async () => {
  const data = [{ id: 61, title: '17-son', district: 'Vobkent tumani' }, { id: 62 }];
  const dialog = createElement(CouncilDialog, { ...PLACED, current: null });
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

it.each([
  ['the decision that is linked already', 61, 'Bu qaror allaqachon biriktirilgan'],
  ['none, before one is chosen', null, undefined],
])('O-034: links an existing decision or a new one, and says what is not to be sent: %s', async (_, current, idle) => {
  await acting(createElement(CouncilDialog, { ...PLACED, current }), {});
  expect(acts.dialog?.submit?.idle).toBe(idle);
  const { segments } = drawn.controls.get('Qaror turi') ?? {};
  expect(segments).toEqual([
    { value: 'existing', label: 'Mavjud qaror' },
    { value: 'new', label: 'Yangi qaror' },
  ]);
});
