import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

type Press = { 'aria-label': string; 'aria-disabled'?: boolean; onClick: (event: object) => void };
let buttons: readonly Press[] = [];
function ActionIcon(button: Press) {
  buttons = [...buttons, button];
  return null;
}
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), ActionIcon }));
const { ViewRow } = await import('@/features/initiative-list/views/view-row.tsx');

it('wV2: each button of a view does what it says, as long as the view can go there', async () => {
  const done: string[] = [];
  const note = (name: string) => (_: unknown, by?: number) => done.push([name, by].filter(Boolean).join(' '));
  const row = createElement(ViewRow, {
    view: { id: 'v1', name: 'Suv', query: '', starred: false, filter: {}, gone: false, to: '' } as never,
    ...{ current: false, begins: false, count: null, place: { first: true, last: false } },
    actions: { star: note('star'), move: note('move'), remove: note('remove') } as never,
    ...{ onOpen: note('open') as never, onRename: note('rename') as never },
  });
  await drawPart(row, {});
  for (const { onClick } of buttons) onClick({ detail: 1, currentTarget: { closest: () => null } });
  expect(buttons.map((button, nth) => [button['aria-label'], done[nth], button['aria-disabled'] ?? false])).toEqual([
    ["Ish stolida ko'rsatish: Suv", 'star', false],
    ["Nomini o'zgartirish: Suv", 'rename', false],
    ['Yuqoriga: Suv', 'move -1', true],
    ['Pastga: Suv', 'move 1', false],
    ["O'chirish: Suv", 'remove', false],
  ]);
});
