import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../laws/export-stubs.tsx';

stubDownloads();
const { drawPart } = await import('../../laws/program.tsx');
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
