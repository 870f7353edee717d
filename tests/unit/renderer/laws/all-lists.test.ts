import { expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { LISTS } from './drawn-list.ts';
import { LOOKUPS } from './places.ts';
import { draw, screenAt } from './program.tsx';
import { elementsIn, textOf } from './table-of.ts';

const { SCREENS } = await import('@/app/menu/registry.ts');

/** Lists without a line, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  Jurnal: 'The notes of this workstation: no document names the list.',
};

/** Pages that draw several lists, whose labels are no texts of the source. */
const OF_SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'features/chronology-partners/partners-page.tsx': ['orderers', 'contractors'],
  'features/managers/console-page.tsx': ['managers', 'moderators'],
  'features/site-items/site-items-page.tsx': ['news', 'green-budget', 'state-buying'],
  'features/ministries/ministries-page.tsx': ['ministries'],
  'features/indicator-trees/pages.tsx': ['expences', 'economic-classifications'],
  'features/consolidated-budget/budgets-page.tsx': ['consolidated-budgets'],
  'features/state-budget/state-budget-page.tsx': ['state-budget'],
};

const drawn = readSources()
  .usesIn(['features', 'domains', 'app'], /<(DataTable|RecordsPage|TreePage)\b/)
  .filter(({ of }) => ['DataTable', 'RecordsPage', 'TreePage'].includes(of))
  .map(({ file, attributes }) => [file, attributes.label?.value as string | undefined] as const);

it('has a line for every list of the program', () => {
  const labels = new Set(LISTS.map(({ label }) => label));
  const names = new Set(LISTS.map(({ name }) => name));
  const without = drawn.filter(([file, label]) =>
    label === undefined ? !OF_SEVERAL[file]?.every((name) => names.has(name)) : !labels.has(label) && !OTHERS[label],
  );
  expect(without).toEqual([]);
  expect(drawn.length).toBeGreaterThan(40);
});

it('names no page that has no list', () => {
  expect(Object.keys(OF_SEVERAL).toSorted()).toEqual(
    [...new Set(drawn.filter(([, label]) => label === undefined).map(([file]) => file))].toSorted(),
  );
});

/** Lists whose form of a new record has another address, by the list's. */
const ADDED_AT: Readonly<Record<string, string>> = {
  'school-initiatives': 'my-school/initiative/add',
};
const ADDRESSED = LISTS.flatMap((line) => (typeof line.at === 'string' ? [[line.name, line, line.at] as const] : []));

it.each(ADDRESSED)('%s: leads to the form of a new record, if the program has one', async (_, line, at) => {
  const { call, envelope, record, answers, situation } = line;
  const { html } = await draw(at, { ...LOOKUPS, ...answers, [call]: envelope([record]) }, situation);
  const { path } = screenAt(at);
  const own = ADDED_AT[path] ?? `${path}/add`;
  const links = elementsIn(html, 'a', /\shref="[^"]*\/add[?"]/).filter(({ inner }) => textOf(inner) !== '');
  const found = links.map(({ attributes }) => screenAt(/href="\/app\/([^"]*)"/.exec(attributes)?.[1] ?? '').path);
  expect(found).toEqual(SCREENS.some((screen) => screen.path === own) ? [own] : []);
});

// The title stands in the menu, in the head of the page and in the palette.
it.each(ADDRESSED)('%s: its screen has the name of the list', (_, { label }, at) => {
  expect(screenAt(at).title).toBe(label);
});
