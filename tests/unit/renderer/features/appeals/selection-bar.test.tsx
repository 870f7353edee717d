import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
const { elementsIn, namesIn } = await import('../../laws/table-of.ts');
const { SelectionBar } = await import('@/features/appeals/selection-bar.tsx');

it('answers the ticked appeals, or rejects them, by the button that says so', async () => {
  const decided: string[] = [];
  const selection = { appeals: [{ question_id: 371 }] } as never;
  await drawPart(createElement(SelectionBar, { selection, onDecide: (verdict) => decided.push(verdict) }), {});
  const buttons = downloads.buttons.splice(0);
  for (const { press } of buttons) press();
  expect(buttons.map(({ label }, at) => [label, decided[at]])).toEqual([
    ['Javob berish', 'ANSWERED'],
    ['Rad etish', 'REJECTED'],
  ]);
});

it('counts what is ticked, and has a cross that unticks it', async () => {
  const selection = { appeals: [{ question_id: 371 }, { question_id: 372 }] } as never;
  const { html } = await drawPart(createElement(SelectionBar, { selection, onDecide: () => undefined }), {});
  expect(elementsIn(html, 'span', /\srole="status"/).map(({ inner }) => inner)).toEqual(['2 ta belgilandi']);
  expect(namesIn(html, 'button').at(-1)).toBe('Belgilashni bekor qilish');
});
