import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { drawPart } from '../../laws/program.tsx';
import { namesIn, tablesIn } from '../../laws/table-of.ts';

const StoredFile = ({ hash, name, row }: { hash: string; name: string; row: string }) => `${hash} as ${name} of ${row}`;
vi.doMock('@/kit/files/stored-file.tsx', () => ({ StoredFile }));
const { Protocols } = await import('@/features/protocols/protocols.tsx');

it('E-002: a protocol, its file and its buttons are named after its district', async () => {
  const results = [
    { id: 3, region: 'Buxoro', district: 'Vobkent', district_id: 22, file_id: 'bayon' },
    { id: null, region: 'Buxoro', district: 'Romitan', district_id: 23 },
  ];
  const answers = { ...LOOKUPS, 'api/v1/districts/documents/protocol': { results, count: 2 } };
  const list = createElement(Protocols, { board: 6, onEdit: () => undefined });
  const { html } = await drawPart(list, answers);
  const shown = tablesIn(html)[0]?.rows.map((row) => row.map((cell) => cell.shown.join()));
  expect(shown).toEqual([
    ['Buxoro', 'Vobkent', 'Yuklangan', '[Tahrirlash]', 'bayon as Protokol, Vobkent.pdf of Vobkent'],
    ['Buxoro', 'Romitan', 'Yuklanmagan', '—', '—'],
  ]);
  expect(namesIn(html, 'button')).toContain('Tahrirlash: Vobkent');
});
