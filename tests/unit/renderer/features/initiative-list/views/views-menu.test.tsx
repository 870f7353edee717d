import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { acting } from '../../../laws/acted.tsx';
import { LOOKUPS } from '../../../laws/places.ts';
import { textOf } from '../../../laws/table-of.ts';

type Row = { view: { name: string }; current: boolean; onOpen: () => void };
let rows: readonly Row[] = [];
const PanelButton = ({ children }: { children: ReactNode }) => children;
function ViewRow(row: Row) {
  rows = [...rows, row];
  return null;
}
vi.doMock('@/kit/panel-button.tsx', () => ({ PanelButton }));
vi.doMock('@/features/initiative-list/views/view-row.tsx', () => ({ ViewRow }));
const { ViewsMenu } = await import('@/features/initiative-list/views/views-menu.tsx');

const SHOWN = { board: 5, search: '', stage: 'WINNER', sub_stage: 'ALL' } as const;
const kept = (name: string, query: string) => ({ id: name, name, query, starred: false });
const KEPT = [kept("G'oliblar", 'stage=WINNER'), kept('Eski mavsum', 'board=999999&stage=PASSED')];

it('wV1, wV4: a view shows its filter, and says so where one of its filters is gone', async () => {
  const opened: object[] = [];
  const menu = createElement(ViewsMenu, { filter: SHOWN, boards: [], onOpen: (filter) => opened.push(filter) });
  const page = await acting(menu, { ...LOOKUPS, 'keep views': { value: { initiatives: KEPT } } });
  const [one, gone] = rows.slice(-2);
  expect([one?.current, gone?.current]).toEqual([true, false]);
  expect((await page.does(() => one?.onOpen())).told).toEqual([]);
  expect((await page.does(() => gone?.onOpen())).told).toEqual([['warning', "Bu ko'rinishdagi filtr endi yo'q"]]);
  expect(opened).toEqual([SHOWN, { ...SHOWN, stage: 'PASSED' }]);
});

it('wV1, wV2: below the views it says what a star does, and what becomes of the season', async () => {
  const { html } = await acting(
    createElement(ViewsMenu, { filter: SHOWN, boards: [], onOpen: () => undefined }),
    LOOKUPS,
  );
  expect(textOf(html)).toContain(
    "Yulduzchali ko'rinishlar ish stolida soni bilan turadi. Mavsum o'zgarsa, ko'rinish joriy mavsumga ergashadi.",
  );
});
