import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { LastDaysSection } = await import('@/features/season/last-days-section.tsx');
const { dayAt } = await import('@/entities/days.ts');

const day = (date: string) => dayAt(Date.parse(`${date}T12:00:00+05:00`));

it('a change stands at its day, and at all days since the last reading where some were left out', async () => {
  const days = [
    { day: day('2026-06-08'), done: 40 },
    { day: day('2026-06-09'), done: 43 },
    { day: day('2026-06-12'), done: 50 },
  ];
  const figures = { board: { id: 6 }, figure: () => null, readings: { running: true } } as never;
  const answers = { 'keep last-days': { value: { board: 6, days } } };
  const { html } = await drawPart(createElement(LastDaysSection, { figures }), answers);
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(['3 09.06', '7 10–12.06']);
});
