import { expect, test, vi } from 'vitest';

// The endpoint's module uses the bridge when it is loaded.
vi.stubGlobal('window', { bridge: {} });
const { stateBudget, TYPES } = await import('@/features/state-budget/state-budget.ts');

const { schema } = stateBudget.crud.form;
const untitled = { type: 'INCOME', title: { uz_lat: '', uz_cyr: '', ru: '', en: '', kr: '' }, parent_id: null };

test('R-068, Z-096: titles are marked in five languages, and may all be missing', () => {
  expect(stateBudget.marked).toHaveLength(5);
  expect(schema.parse(untitled)).toEqual(untitled);
});

test.each([null, 'OTHER'])('R-067: %j is no type', (type) => {
  expect(schema.safeParse({ ...untitled, type }).error?.issues.map(({ path }) => path)).toEqual([['type']]);
});

test('R-064: income comes first', () => {
  expect(TYPES.map(({ value }) => value)).toEqual(['INCOME', 'EXPENSE']);
});
