import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

type File = { hash: string; name: string };
const StoredFile = ({ hash, name }: File) => `${hash} as ${name}`;
vi.doMock('@/kit/files/stored-file.tsx', () => ({ StoredFile }));
const { Documents } = await import('@/features/review/documents.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it('T-002: each file of an initiative stands under its own name', async () => {
  const files = { purchased_goods_file: 'tovarlar', file_id: 'rad', ignored_file_id: 'blok' };
  const initiative = initiativeSchema.parse({ id: 701, public_id: '0614', ...files });
  const { html } = await drawPart(createElement(Documents, { initiative }), {});
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([
    'Xarid qilinadigan tovarlar fayli tovarlar as 0614-xarid.pdf',
    'Rad etish fayli rad as 0614-rad-etish.pdf',
    'Bloklash fayli blok as 0614-bloklash.pdf',
  ]);
});
