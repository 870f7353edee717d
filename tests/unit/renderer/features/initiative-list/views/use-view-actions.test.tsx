import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acting } from '../../../laws/acted.tsx';

const { useViewActions } = await import('@/features/initiative-list/views/use-view-actions.ts');

let list: ReturnType<typeof useViewActions>;
function List() {
  list = useViewActions();
  return null;
}

/** Presses the star of one of five views, of which so many have one; what is told, and the views that then have one. */
async function starsAfter(starred: number, pressed: number) {
  const initiatives = [0, 1, 2, 3, 4].map((nth) => {
    return { id: `v${nth}`, name: `Ko'rinish ${nth}`, query: '', starred: nth < starred };
  });
  const page = await acting(createElement(List), { 'keep views': { value: { initiatives } } });
  const { told } = await page.does(() => list.actions.star(list.offered[pressed] as (typeof list.offered)[number]));
  await page.shown();
  return [told, list.offered.filter((view) => view.starred).map(({ id }) => id)];
}

it.each([
  ['a fourth view gets a star', 3, 3, [[], ['v0', 'v1', 'v2', 'v3']]],
  [
    'a fifth one gets none',
    4,
    4,
    [[['warning', "Ish stolida ko'pi bilan 4 ta ko'rinish turadi"]], ['v0', 'v1', 'v2', 'v3']],
  ],
  ['one of four loses its star', 4, 1, [[], ['v0', 'v2', 'v3']]],
] as const)('wV2: %s', async (_, starred, pressed, after) => {
  expect(await starsAfter(starred, pressed)).toEqual(after);
});
