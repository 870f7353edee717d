import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { ProposedLines } = await import('@/features/contact/proposed-lines.tsx');

const drawn = async (settings: Parameters<typeof ProposedLines>[0]['settings']) =>
  textOf((await drawPart(createElement(ProposedLines, { settings }), {})).html);

it('lines for the configuration are told where some are proposed, with the readings that they answer', async () => {
  expect(await drawn([])).toBe('');
  const said = await drawn([
    { key: 'answerKey', value: 'natija', reading: 'Z-154' },
    { key: 'mostRows', value: 200, reading: 'Z-119' },
  ]);
  expect(said).toMatch(
    /^Sozlamalar fayliga qo'shiladigan qatorlar Platforma bu yerda boshqacha yo'l tutgan\. Shu qatorlar bilan dastur unga moslashadi\. /,
  );
  expect(said).toMatch(/"answerKey": "natija", "mostRows": 200, answerKey: Z-154, mostRows: Z-119$/);
});
