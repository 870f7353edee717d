import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

type Tick = { label: string; checked: boolean; onChange: () => void };
let ticks: readonly Tick[] = [];
const PanelButton = ({ children }: { children: ReactNode }) => children;
function Checkbox(tick: Tick) {
  ticks = [...ticks, tick];
  return tick.label;
}
vi.doMock('@/kit/panel-button.tsx', () => ({ PanelButton }));
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Checkbox }));
const { MapActions } = await import('@/features/initiative-map/map-actions.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const rows = [
  [1, 31, 'Gulzor'],
  [2, 32, 'Bahor'],
  [3, 31, 'Gulzor'],
].map(([id, quarter_id, quarter_title]) => initiativeSchema.parse({ id, quarter_id, quarter_title }));

async function actions(choice: object | null, drawing: object | null = null) {
  const chosen: unknown[] = [];
  ticks = [];
  const choose = (one: unknown) => void chosen.push(one);
  const area = { drawing, close: () => undefined } as never;
  const props = { rows, choice: choice as never, choose, area, onDraw: () => undefined };
  const said = textOf((await drawPart(createElement(MapActions, props), {})).html);
  for (const { onChange } of ticks) onChange();
  return { said, chosen, ticked: ticks.filter(({ checked }) => checked).map(({ label }) => label) };
}
const quarters = (...ids: number[]) => ({ by: 'quarters', ids });

it('wM4: mahallas are chosen by ticks, one beside the other', async () => {
  const none = await actions(null);
  expect(none.said).toMatch(/^Bahor 1 Gulzor 2 Hudud chizish/);
  expect([none.ticked, none.chosen]).toEqual([[], [quarters(32), quarters(31)]]);
  const one = await actions(quarters(31));
  expect([one.ticked, one.chosen]).toEqual([['Gulzor'], [quarters(31, 32), null]]);
});

it('wM4: the button closes an area that is being drawn', async () => {
  expect((await actions(null, [])).said).toMatch(/Hududni yopish$/);
});
