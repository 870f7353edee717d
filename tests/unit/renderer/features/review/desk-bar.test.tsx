import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { DeskBar } = await import('@/features/review/desk-bar.tsx');

const idle = () => undefined;
const FILTER = { board: 6, search: 'suv', stage: 'INITIAL', sub_stage: 'MODERATOR_DENIED' } as const;
const BOARD = { id: 6, season: 3, year: 2025 } as never;

async function bar(number: number, atLeast: boolean, sending = 0) {
  const place = { number, of: 12, atLeast };
  const props = { filter: FILTER, board: BOARD, place, sending, onBack: idle, onMove: idle };
  const { html } = await drawPart(createElement(DeskBar, props), {});
  const open = elementsIn(html, 'button', /^(?!.*\sdisabled)/s).map(({ inner }) => textOf(inner));
  return {
    chips: elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner)),
    place: /\d+ \/ (kamida )?\d+/.exec(textOf(html))?.[0],
    sent: /\d+ ta yuborilmoqda/.exec(textOf(html))?.[0],
    moves: open.filter((name) => ['Oldingi', 'Keyingi'].includes(name)),
  };
}

it('says what the queue is filtered by', async () => {
  expect((await bar(1, false)).chips).toEqual(['3-mavsum, 2025 yil', 'Yangilar', 'Moderator: rad', '“suv”']);
});

it.each([
  [1, false, '1 / 12', ['Keyingi']],
  [5, false, '5 / 12', ['Oldingi', 'Keyingi']],
  [12, false, '12 / 12', ['Oldingi']],
  [12, true, '12 / kamida 12', ['Oldingi', 'Keyingi']],
])(
  'moves on from the entry %i while there is another, which may not be known: %s',
  async (number, atLeast, ...said) => {
    const { place, moves } = await bar(number, atLeast);
    expect([place, moves]).toEqual(said);
  },
);

it('says how many decisions are being sent', async () => {
  expect((await bar(1, false)).sent).toBeUndefined();
  expect((await bar(1, false, 1)).sent).toBe('1 ta yuborilmoqda');
});
