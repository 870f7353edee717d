import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const { TotalsResult } = await import('@/kit/excel/totals-result.tsx');

it.each([
  [200, 200, '200-qator: xato 200'],
  [1250, 201, 'Yana 1 050 ta qator'],
])('of %i refused rows the first 200 are listed, and the others counted', async (failed, lines, last) => {
  const errors = Array.from({ length: failed }, (_, at) => ({ row: at + 1, message: `xato ${at + 1}` }));
  const totals = { total: failed, successful: 0, failed, errors };
  const { html } = await drawPart(createElement(TotalsResult, { name: '', totals, onClose: () => undefined }), {});
  const listed = elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner));
  expect([listed.length, listed.at(-1)]).toEqual([lines, last]);
});
