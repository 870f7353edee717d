import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

const { DocumentsButton } = await import('@/features/protocols/documents-button.tsx');

it.each([
  ['of the season in view', { id: 6 }, false],
  ['of none while there is no season', undefined, true],
])('C-013: opens the documents %s', async (_, board, isOff) => {
  const { html } = await drawPart(createElement(DocumentsButton, { board: board as never }), {});
  expect(/<button[^>]*\sdisabled/.test(html)).toBe(isOff);
});
