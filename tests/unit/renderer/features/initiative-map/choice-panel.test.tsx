import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { ChoicePanel } = await import('@/features/initiative-map/choice-panel.tsx');
const { MOST_SHEET_ROWS } = await import('@/features/initiative-map/map-sheet.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const ONE = initiativeSchema.parse({ id: 1, public_id: '061404829083', stage: 'INITIAL' });
const idle = () => undefined;
const REVIEW = "Ko'rib chiqishda ochish";

/** The panel of so many chosen initiatives. */
async function panelOf(count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, nth) => (nth < 100 ? { ...ONE, id: nth } : ONE));
  const panel = createElement(ChoicePanel, {
    ...{ by: 'area', rows, onOpen: idle, onPrint: idle, excel: { save: idle, saving: false }, onClose: idle },
  });
  return (await drawPart(panel, {})).html;
}

/** What can be pressed for so many. */
async function offeredFor(count: number): Promise<string[]> {
  const html = await panelOf(count);
  const [foot] = elementsIn(html, 'footer', /(?:)/);
  return elementsIn(foot?.inner ?? '', 'button', /^(?!.*\sdisabled)/s).map(({ inner }) => textOf(inner));
}

it('offers what so many initiatives fit into: a queue and a print of 500, and a table file', async () => {
  expect(await offeredFor(0)).toEqual([]);
  for (const count of [1, 500]) expect(await offeredFor(count)).toEqual([REVIEW, 'Chop etish', 'Excel']);
  for (const count of [501, MOST_SHEET_ROWS]) expect(await offeredFor(count)).toEqual(['Excel']);
  expect(await offeredFor(MOST_SHEET_ROWS + 1)).toEqual([]);
});

it.each([
  [0, ["Hududda tashabbus yo'q"]],
  [1, []],
  [500, []],
  [501, ["Ko'pi bilan 500 ta: hududni kichraytiring"]],
])('of %i it says why they cannot be worked off: %j', async (count, notes) => {
  const said = textOf(await panelOf(count));
  const why = [/Hududda[^A-Z]*yo'q/, /Ko'pi[^A-Z]*kichraytiring/].flatMap((note) => said.match(note) ?? []);
  expect(why).toEqual(notes);
});

it('counts the four states of the review, also where none has one', async () => {
  const said = textOf(await panelOf(2));
  expect(said).toContain("Ko'rilmagan 2 Tuman tasdig'ini kutmoqda 0 Qabul qilingan 0 Rad etilgan 0");
});

it('lists the first hundred, and counts the others', async () => {
  expect(textOf(await panelOf(100))).not.toContain('Yana');
  expect(textOf(await panelOf(120))).toContain('Yana 20 ta');
});
