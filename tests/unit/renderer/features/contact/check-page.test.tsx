import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const LINES = ['regions', 'boards', 'funds', 'news'].map((name) => ({ name })) as never[];
const [regions, boards] = LINES;
/** Two calls for the second line, which begins with a page and looks for one of its rows. */
const outcomes = [regions, boards, boards].map((line) => ({ line }));
vi.doMock('@/features/contact/use-check.ts', () => ({ useCheck: () => ({ state: { is: 'running', outcomes } }) }));
const { CheckPage } = await import('@/features/contact/check-page.tsx');

it('a running check counts the assumptions that it has asked for, and its calls, of which one may need several', async () => {
  const { html } = await drawPart(createElement(CheckPage, { lines: LINES, notAsked: [] }), {});
  expect(elementsIn(html, 'p', /role="status"/).map(({ inner }) => textOf(inner))).toEqual([
    "Tekshirilmoqda: 2 / 4, 3 ta so'rov",
  ]);
});
