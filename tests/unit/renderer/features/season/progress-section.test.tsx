import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

let season: object = {};
vi.doMock('@/entities/use-review-window.ts', () => ({ useReviewWindow: () => null }));
vi.doMock('@/features/season/use-season.ts', () => ({ useSeason: () => season }));
const { ProgressSection } = await import('@/features/season/progress-section.tsx');

const LAST = { at: 0, board: 6, about: false, calls: 23, districts: [] };
const idle = () => undefined;

it.each([
  ['at once', 0, 'enabled', undefined],
  ['after a minute', 1, 'disabled', "1 daqiqadan keyin qayta o'qish mumkin"],
  [
    'after a minute and a half, which is two as far as they are told',
    90_000,
    'disabled',
    "2 daqiqadan keyin qayta o'qish mumkin",
  ],
  ['after a quarter of an hour', 900_000, 'disabled', "15 daqiqadan keyin qayta o'qish mumkin"],
])('a season may be read again %s, and the button says so', async (_, waits, state, said) => {
  season = { last: LAST, before: null, reading: null, waits, start: idle, stop: idle };
  const section = createElement(ProgressSection, { boards: [], board: 6, total: 230, country: false });
  const { html } = await drawPart(section, {});
  const again = elementsIn(html, 'button', /(?:)/).find(({ inner }) => inner.includes('o&#x27;qish'));
  expect(/\sdisabled/.test(again?.attributes ?? '') ? 'disabled' : 'enabled').toBe(state);
  expect(/title="([^"]*)"/.exec(textOf(again?.attributes ?? ''))?.[1]).toBe(said);
});
