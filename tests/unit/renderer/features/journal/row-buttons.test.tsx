import type { JournalEntry } from '@shared/journal.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, namesIn } from '../../laws/table-of.ts';
import { entry, UNKNOWN } from './entries.ts';

const { RowButtons } = await import('@/features/journal/row-buttons.tsx');

const idle = () => undefined;
const presses = { onCheck: idle, onHide: idle, onTakeBack: idle };
const INVERSE = { label: 'Avvalgi joyni tiklash', left: {} } as const;

const buttonsOf = async (of: JournalEntry, busy: boolean) => {
  const inverse = of.outcome.state === 'done' ? INVERSE : null;
  const row = createElement(RowButtons, { entry: of, tells: true, inverse, address: null, busy, ...presses });
  const { html } = await drawPart(row, {});
  return { names: namesIn(html, 'button'), open: elementsIn(html, 'button', /^(?!.*\sdisabled)/s).length };
};

it.each([
  ['an unknown outcome', entry('edit', UNKNOWN), ['Tekshirish', 'Bilaman, yashirish']],
  ['a change that can be undone', entry('location'), ['Avvalgi joyni tiklash']],
])('%s has its buttons, none of which can be pressed while it is being checked or undone', async (_, of, labels) => {
  const names = labels.map((label) => `${label}: Nurafshon ariqlari`);
  expect(await buttonsOf(of, false)).toEqual({ names, open: names.length });
  expect(await buttonsOf(of, true)).toEqual({ names, open: 0 });
});
