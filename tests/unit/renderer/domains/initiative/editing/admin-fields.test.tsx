import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

type File = { hash: string; name: string };
const StoredFile = ({ hash, name }: File) => `[${hash} as ${name}]`;
vi.doMock('@/kit/files/stored-file.tsx', () => ({ StoredFile }));
const { EditForm } = await import('@/domains/initiative/editing/edit-form.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it.each([
  ['its public number', '0614', '[tovarlar as 0614-xarid.pdf]'],
  ['its own, where it has no public one', null, '[tovarlar as 701-xarid.pdf]'],
])('the list of goods of an initiative is saved under %s', async (_, public_id, saved) => {
  const initiative = initiativeSchema.parse({
    ...{ id: 701, public_id, stage: 'INITIAL', board_id: 6, type: 'EQUIPMENT', category_id: 4 },
    ...{ region_id: 2, district_id: 22, purchased_goods_file: 'tovarlar' },
  });
  const idle = () => undefined;
  const props = { initiative, board: { id: 6, stage: 'REVIEW', type: null } as never, onDone: idle, onCancel: idle };
  expect(textOf((await drawPart(createElement(EditForm, props), LOOKUPS)).html)).toContain(saved);
});
