import { expect, it } from 'vitest';
import { readSources } from '../../../support/source-constants.ts';
import { LISTS } from './drawn-list.ts';

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
