import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { SimilarRow } = await import('@/domains/initiative/similar/similar-row.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const DENIED = { stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_DENIED' };
const initiative = initiativeSchema.parse({
  id: 7,
  public_id: '0614',
  title: "Yo'l",
  quarter_title: 'Gulzor',
  ...DENIED,
});
const FACTS = { metres: null, office: false, category: true, author: null, likeness: 1, copy: false, picture: false };
const FAR = { initiative, facts: FACTS, winner: null, readAt: null, distance: 3456 };

it.each([
  ['what was decided', FAR, undefined, "Yo'l 0614 · Gulzor · 3,5 km toifasi bir xil Moderator: rad"],
  ["one's own acceptance", FAR, 'for', "Yo'l 0614 · Gulzor · 3,5 km toifasi bir xil Tasdiqlangan"],
  ["one's own refusal", { ...FAR, readAt: 5 }, 'against', "Yo'l 0614 · Gulzor · 3,5 km toifasi bir xil Rad etilgan"],
  [
    'its distance among the facts, where it is near',
    { ...FAR, facts: { ...FACTS, metres: 80.4 }, distance: 80.4 },
    ...([undefined, "Yo'l 0614 · Gulzor 80 m narida, toifasi bir xil Moderator: rad"] as const),
  ],
  [
    'the season that it has won',
    { ...FAR, winner: { season: 2, year: 2024 } },
    ...([undefined, "Yo'l 0614 · Gulzor · 3,5 km 2-mavsum, 2024 g'olibi, toifasi bir xil"] as const),
  ],
] as const)('a similar initiative says %s', async (_, one, decided, said) => {
  const row = createElement(SimilarRow, { one: one as never, decided, current: false, onCompare: () => undefined });
  expect(textOf((await drawPart(row, {})).html)).toBe(said);
});
