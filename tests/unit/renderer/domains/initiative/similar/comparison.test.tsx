import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

type Key = { title: string; keys: readonly string[]; run: () => void };
let commands: readonly Key[] = [];
const useCommands = (drawn: readonly Key[]) => {
  commands = drawn;
};
vi.doMock('@/kit/commands/use-commands.ts', () => ({ useCommands }));
const { Comparison } = await import('@/domains/initiative/similar/comparison.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const idle = () => undefined;
const one = (id: number, author_fullname: string | null) =>
  initiativeSchema.parse({ id, category_id: 4, author_fullname });
const FACTS = { metres: null, office: false, category: true, author: null, likeness: 1, copy: false, picture: false };
const CATEGORIES = { 'api/v1/initiative-categories': { initiative_categories: [{ id: 4, title: "Yo'llar" }] } };
const SHARED = "Yo'llar toifasi ikkalasida";

it.each([
  ['other authors', {}, 'Olim', 'Aziza', [SHARED, 'mualliflari boshqa', "umumiy so'zlar"]],
  [
    'an author of the same name',
    { author: 'same' },
    'Olim',
    'Olim',
    ['muallif ismi bir xil', SHARED, "umumiy so'zlar"],
  ],
  ['an author that is not known', {}, 'Olim', null, [SHARED, "umumiy so'zlar"]],
  ['nearly the same text', { copy: true }, null, null, ['matni deyarli bir xil', SHARED, "farqli so'zlar"]],
])('a comparison of two says what they share: %s', async (_, facts, author, beside, chips) => {
  const other = { initiative: one(8, beside), facts: { ...FACTS, ...facts }, winner: null, readAt: 5, distance: null };
  const similar = { first: [], behind: [], campaign: [], among: null, far: null, renew: idle } as never;
  const props = {
    initiative: one(7, author),
    other: other as never,
    similar,
    onCompare: idle,
    onOpen: idle,
    onClose: idle,
  };
  const { html } = await drawPart(createElement(Comparison, props), CATEGORIES);
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(chips);
});

it.each([
  ['the first of those that are shown', 8, 'Taqqoslash 1 / 2'],
  ['the second of them', 9, 'Taqqoslash 2 / 2'],
  ['one of a campaign, which has no number', 10, 'Taqqoslash'],
])('a comparison says which of the similar ones it is with: %s', async (_, id, said) => {
  const found = (of: number) => ({ initiative: one(of, null), facts: FACTS, winner: null, readAt: 5, distance: null });
  const lists = { first: [found(8), found(9)], behind: [], campaign: [found(10)], among: null, far: null };
  const props = {
    initiative: one(7, null),
    other: found(id) as never,
    similar: { ...lists, renew: idle } as never,
    ...{ onCompare: idle, onOpen: idle, onClose: idle },
  };
  const { html } = await drawPart(createElement(Comparison, props), CATEGORIES);
  const [heading] = elementsIn(html, 'h2', /(?:)/);
  expect(textOf(heading?.inner ?? '')).toBe(said);
});

it('each of the similar ones is compared by its own number, which the sheet of keys names', async () => {
  const found = (of: number) => ({ initiative: one(of, null), facts: FACTS, winner: null, readAt: 5, distance: null });
  const first = [found(8), found(9), found(10)];
  const compared: number[] = [];
  const props = {
    initiative: one(7, null),
    other: first[0] as never,
    similar: { first, behind: [], campaign: [], among: null, far: null, renew: idle } as never,
    onCompare: ({ initiative }: { initiative: { id: number } }) => void compared.push(initiative.id),
    ...{ onOpen: idle, onClose: idle },
  };
  await drawPart(createElement(Comparison, props), CATEGORIES);
  const numbered = commands.filter(({ keys }) => keys[0]?.startsWith('Digit'));
  for (const { run } of numbered) run();
  expect(numbered.map(({ title, keys: [key] }, at) => [key, title, compared[at]])).toEqual([
    ['Digit1', "Birinchi o'xshash tashabbus", 8],
    ['Digit2', "Ikkinchi o'xshash tashabbus", 9],
    ['Digit3', "Uchinchi o'xshash tashabbus", 10],
  ]);
});
