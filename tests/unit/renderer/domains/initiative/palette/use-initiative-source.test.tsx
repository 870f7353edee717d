import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { acting } from '../../../laws/acted.tsx';

const { useInitiativeSource } = await import('@/domains/initiative/palette/use-initiative-source.tsx');
const { recentsQuery } = await import('@/domains/initiative/recents/recents-query.ts');
const { photoMarksQuery } = await import('@/domains/initiative/similar/photo-marks-query.ts');

let source: ReturnType<typeof useInitiativeSource>;
function Palette({ mayOpen = true }: { mayOpen?: boolean }) {
  source = useInitiativeSource('', mayOpen);
  return null;
}
const RECENT = { id: 7, public_id: '061404829083', title: "Yo'l", board_id: 6 };
const KEPT = { 'keep recents': { value: [RECENT] } };

afterEach(() => {
  Reflect.deleteProperty(window.bridge, 'keeps');
});

it('clearing what was viewed recently removes the marks of its pictures, too, from the disk and from the page', async () => {
  const page = await acting(createElement(Palette), KEPT);
  page.queries.setQueryData(photoMarksQuery.queryKey, new Map([['surat', new Uint8Array(288)]]));
  const removed: string[] = [];
  const remove = async ({ name }: { name: string }) => ({ ok: true, value: removed.push(name) });
  Object.assign(window.bridge, { keeps: { remove } });
  expect(source.commands?.map(({ title }) => title)).toEqual(["So'nggi ochilganlarni tozalash"]);
  const { told } = await page.does(() => source.commands?.[0]?.run());
  expect(told).toEqual([['success', "So'nggi ochilganlar tozalandi"]]);
  expect(removed.toSorted()).toEqual(['photo-marks', 'recents']);
  expect(page.queries.getQueryData(recentsQuery.queryKey)).toEqual([]);
  expect(page.queries.getQueryData(photoMarksQuery.queryKey)).toEqual(new Map());
});

it.each([
  ['a role without the desk', false, KEPT],
  ['one who has viewed none', true, {}],
])('nothing is offered to be cleared to %s', async (_, mayOpen, kept) => {
  await acting(createElement(Palette, { mayOpen }), kept);
  expect(source.commands).toBeUndefined();
});
