import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

type Press = { children: ReactNode; onClick: () => void };
const pressed: string[] = [];
const opened: string[] = [];
/** A button that is pressed where it is drawn. */
function UnstyledButton({ children, onClick }: Press) {
  pressed.push(String(children));
  onClick();
  return children;
}
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), UnstyledButton }));
vi.doMock('@/features/initiative-map/use-open-chosen.ts', () => ({
  useOpenChosen: () => (rows: readonly { id: number }[]) => opened.push(rows.map(({ id }) => id).join()),
}));
const { MapFoot } = await import('@/features/initiative-map/map-foot.tsx');
const { sortOut } = await import('@/features/initiative-map/sort-out.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const at = (id: number, latitude: number | null, longitude: number | null) =>
  initiativeSchema.parse({ id, stage: 'INITIAL', latitude, longitude });
const SORTED = sortOut([at(1, 41.3, 69.2), at(2, null, null), at(3, 41.3, 69.3), at(4, 69.2, 41.3), at(5, null, null)]);

it.each([
  ['of all', false, /^5 tadan 2 tasi xaritada ·/],
  ['of about as many, where not all could be read', true, /^taxminan 5 tadan 2 tasi xaritada ·/],
])(
  'says how many initiatives %s are on the map, and opens the others by the words that count them',
  async (...line) => {
    const [, about, words] = line;
    const reading = { total: 5, about, readAt: null, fetching: false, retry: () => undefined } as never;
    const { html } = await drawPart(createElement(MapFoot, { reading, sorted: SORTED }), {});
    expect(textOf(html)).toMatch(words);
    // All of one state: there is no mixed sign to explain.
    expect(textOf(html)).toMatch(/Ko'rilmagan$/);
    expect(pressed.splice(0)).toEqual(["2 tasida joylashuv yo'q", 'Xaritadan tashqarida: 1']);
    expect(opened.splice(0)).toEqual(['2,5', '4']);
  },
);

it('explains the signs that are on the map', async () => {
  const said = (id: number, moderation_sub_stage: string) => ({ ...at(id, 41.3, 69.2), moderation_sub_stage }) as never;
  const sorted = sortOut([said(1, 'MODERATOR_ACCEPTED'), said(2, 'DISTRICT_MANAGER_DENIED')]);
  const reading = { total: 2, about: false, readAt: null, fetching: false, retry: () => undefined } as never;
  const { html } = await drawPart(createElement(MapFoot, { reading, sorted }), {});
  expect(textOf(html)).toMatch(/Tumanda Qaytarilgan 5 turli bosqichda$/);
});
