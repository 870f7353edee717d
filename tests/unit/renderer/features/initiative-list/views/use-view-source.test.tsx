import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acting } from '../../../laws/acted.tsx';
import { LOOKUPS } from '../../../laws/places.ts';

const { useViewSource } = await import('@/features/initiative-list/views/use-view-source.tsx');

let source: ReturnType<typeof useViewSource>;
function Palette({ mayOpen }: { mayOpen: boolean }) {
  source = useViewSource(mayOpen);
  return null;
}
const kept = (name: string, query: string) => ({ id: name, name, query, starred: false });
const initiatives = [kept("G'oliblar", 'stage=WINNER'), kept('Eski mavsum', 'board=999999')];
const KEPT = { ...LOOKUPS, 'keep views': { value: { initiatives } } };

it('wV1: the palette opens a view, and says so where one of its filters is gone', async () => {
  const page = await acting(createElement(Palette, { mayOpen: true }), KEPT);
  const [one, gone] = source.entries ?? [];
  expect([one?.title, gone?.title]).toEqual([{ raw: "G'oliblar" }, { raw: 'Eski mavsum' }]);
  expect((await page.does(() => one?.run())).told).toEqual([]);
  expect((await page.does(() => gone?.run())).told).toEqual([['warning', "Bu ko'rinishdagi filtr endi yo'q"]]);
});

it('has no views of a list that the role does not have', async () => {
  await acting(createElement(Palette, { mayOpen: false }), KEPT);
  expect(source).toEqual({});
});
