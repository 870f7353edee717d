import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

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
