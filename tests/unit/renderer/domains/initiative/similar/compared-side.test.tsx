import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { ComparedSide } = await import('@/domains/initiative/similar/compared-side.tsx');
const { sharedMarking } = await import('@/domains/initiative/similar/shared-words.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const initiative = initiativeSchema.parse({
  ...{ id: 7, public_id: '0614', title: "Yo'l", author_fullname: 'Olim Karimov', created_at: '2024-12-22T10:11:00' },
  ...{ requested_amount: 520_000_002, granted_amount: 450_000_001, moderator_comment: 'Hujjat yetishmaydi' },
});
const ITSELF = "Yo'l Olim Karimov · 22.12.2024 520 000 002 so'm";

it.each([
  ['the initiative in view without the remarks, which stand beside it', undefined, ITSELF],
  ['a winner of an earlier season with its remarks', null, `Moderatsiya izohi Hujjat yetishmaydi ${ITSELF}`],
])('a comparison shows %s, and what was asked for', async (_, readAt, said) => {
  const marking = sharedMarking(initiative, initiativeSchema.parse({ id: 8 }));
  const props = { initiative, marking, ...(readAt !== undefined && { readAt }) };
  expect(textOf((await drawPart(createElement(ComparedSide, props), {})).html)).toMatch(new RegExp(`0614 ${said}$`));
});
