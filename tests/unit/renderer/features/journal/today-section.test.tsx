import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';
import { entry } from './entries.ts';

const { TodaySection } = await import('@/features/journal/today-section.tsx');

it('the desk shows the last five deeds of the day, the newest first', async () => {
  const entries = [7, 6, 5, 4, 3, 2, 1].map((nth) =>
    entry('accept', { id: `${nth}`, subject: { kind: 'initiative', id: `${nth}`, title: `${nth}-tashabbus` } }),
  );
  const section = createElement(TodaySection, {
    today: { entries, error: null, decided: 7 } as never,
    subjectOf: () => ({ addressOf: () => null }) as never,
    journal: { to: '/app/desk/journal', command: 'go.desk/journal' },
  });
  const { html } = await drawPart(section, {});
  expect(textOf(html)).toMatch(/^Bugun: 7 ta qaror/);
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => /\d-tashabbus/.exec(textOf(inner))?.[0])).toEqual(
    [7, 6, 5, 4, 3].map((nth) => `${nth}-tashabbus`),
  );
});
