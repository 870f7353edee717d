import { ROLES } from '@shared/roles.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { tablesIn, textOf } from '../../laws/table-of.ts';

const { CouncilDecisions } = await import('@/features/protocols/council-decisions.tsx');
const DECISION = { id: 721, title: '17-son', region: 'Buxoro', district: 'Vobkent', file_id: 'qaror' };

it.each(ROLES)(
  "E-011, E-015: the council's decisions are changed, and filtered, by an administrator alone: %s",
  async (role) => {
    const list = createElement(CouncilDecisions, { board: 6, onEdit: () => undefined });
    const answers = { ...LOOKUPS, 'api/v1/init-council-decisions': { data: [DECISION], count: 1 } };
    const { html, controls } = await drawPart(list, answers, { role });
    const headings = tablesIn(html)[0]?.headings.flat();
    expect(headings).toEqual([
      'Fayl nomi',
      'Viloyat',
      'Tuman',
      ...(role === 'admin' ? ['Tahrirlash'] : []),
      'Yuklab olish',
    ]);
    expect(controls.has('Viloyat')).toBe(role === 'admin');
  },
);

it.each([
  ['there is none', [], true],
  ['there is one', [DECISION], false],
])('says that no decision was found where %s', async (_, data, said) => {
  const list = createElement(CouncilDecisions, { board: 6, onEdit: () => undefined });
  const answers = { ...LOOKUPS, 'api/v1/init-council-decisions': { data, count: data.length } };
  expect(textOf((await drawPart(list, answers)).html).includes('Kengash qarori topilmadi')).toBe(said);
});
