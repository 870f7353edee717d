import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, namesIn, textOf } from '../../laws/table-of.ts';

const { default: ManualPanel } = await import('@/app/manual/manual-panel.tsx');

const ALL = 'Barcha boblar';
const CLOSE = "Qo'llanmani yopish";

it.each([
  ['all chapters', 'list', ["Qo'llanma"], [CLOSE]],
  ['the chapter of the screen', 'screen', [], [ALL, CLOSE]],
  ['a step of a chapter', { chapter: 'answering-an-appeal', step: 1 }, [], [ALL, CLOSE]],
] as const)(
  'above %s stand the name of the manual or the way back to it, and the way out',
  async (_, place, names, ways) => {
    const idle = () => undefined;
    const props = { place, screen: 'appeals', onPlace: idle, onClose: idle };
    const { html } = await drawPart(createElement(ManualPanel, props), {});
    const head = elementsIn(html, 'header', /(?:)/)[0]?.inner ?? '';
    expect(elementsIn(head, 'h2', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(names);
    expect(namesIn(head, 'button')).toEqual(ways);
  },
);
