import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { ADDRESS as WORKS } from '../creation/lists.ts';

const { CouncilSection } = await import('@/features/invest-data/council/council-section.tsx');

const ADDRESS = { ...WORKS, publicId: '000789-4', id: 701, board_id: 6, region_id: 2, district_id: 22 };
const DECISIONS = { data: [{ id: 61, title: '17-son', district: 'Vobkent tumani', file_id: 'qaror' }], count: 1 };
const NOT_LISTED = "Bu qaror shu mavsum va tumanning ro'yxatida yo'q.";

it.each([
  ['no decision', null, 'Kengash qarori Biriktirish aniqlanmagan'],
  ['a decision of its season and district', 61, "Kengash qarori O'zgartirish 17-son"],
  ['another one', 62, `Kengash qarori O'zgartirish 62-raqamli qaror ${NOT_LISTED}`],
])('O-034: says that a winner is linked to %s', async (_, council_decision_id, said) => {
  const answers = {
    'api/v1/initiatives/701': { initiative: { id: 701, public_id: '000789-4', council_decision_id } },
    'api/v1/init-council-decisions': DECISIONS,
  };
  const { html } = await drawPart(createElement(CouncilSection, { address: ADDRESS }), answers);
  expect(textOf(html)).toBe(said);
});
