import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../../laws/program.tsx';
import { textOf } from '../../../../laws/table-of.ts';

const { DecisionRoom } = await import('@/domains/initiative/print/sheets/card-parts.tsx');
const { paperCard } = await import('@/domains/initiative/print/paper/paper-card.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it.each([
  ['INITIAL', null, "Moderator qarori hali yo'q."],
  ['INITIAL', 'MODERATOR_DENIED', 'Moderator: rad'],
  ['NOT_PASSED', 'DISTRICT_MANAGER_ACCEPTED', 'Tuman: tasdiqladi'],
  // Decided by one who decides alone.
  ['PASSED', null, 'Qabul qilingan'],
])('a printed card says what is decided so far: %s, %s', async (stage, moderation_sub_stage, said) => {
  const initiative = initiativeSchema.parse({ id: 7, stage, moderation_sub_stage });
  const card = paperCard(initiative, { board: undefined, category: null });
  const { html } = await drawPart(createElement(DecisionRoom, { card }), {});
  expect(textOf(html)).toBe(`Qaror ${said} Qabul qilish Rad etish Izoh F.I.Sh. Imzo Sana`);
});
