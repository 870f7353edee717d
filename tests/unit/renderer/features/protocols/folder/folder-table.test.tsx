import { createElement, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

type Box = ReactElement<{ checked: boolean; onChange: (event: object) => void; 'aria-label': string }>;
type Table = {
  columns: readonly { label: unknown }[];
  rows: readonly object[];
  heading: (row: object, before: object | undefined) => unknown;
};
let boxOfAll: Box | undefined;
let table: Table | undefined;
const RowTable = (drawn: Table) => {
  table = drawn;
  boxOfAll = drawn.columns[0]?.label as Box;
  return null;
};
vi.doMock('@/features/protocols/folder/row-table.tsx', () => ({ RowTable }));
const { FolderTable } = await import('@/features/protocols/folder/folder-table.tsx');
const { folderRow, inOrder, judged } = await import('@/features/protocols/folder/plan.ts');
type Rows = Parameters<typeof judged>[0];

const idle = () => undefined;
const PROTOCOLS = new Map(
  [1, 2, 3].map((id) => [
    id,
    { id, file_id: null, district_id: 1000 + id, district: `${id}-tuman`, region: 'Viloyat' },
  ]),
);
const file = (id: number) => ({ id: `${id}`, name: `${id}-tuman.pdf`, bytes: 10, kind: 'pdf', problem: null }) as const;

/** Draws the table of a folder with these files. */
async function drawn(rows: Rows, setRows: (next: (rows: Rows) => Rows) => void = idle) {
  const now = judged(rows, PROTOCOLS, false);
  const folder = { judged: now, setRows, protocols: PROTOCOLS, query: { data: [] }, name: null, problem: null };
  const props = { folder: { ...folder, replaces: false } as never, onSend: async () => undefined, onClose: idle };
  await drawPart(createElement(FolderTable, props), {});
  return now;
}

it('the files of a folder stand below what has to be done with them, and how many they are', async () => {
  const unread = { ...file(9), problem: 'damaged' } as const;
  const rows = [
    ...[1, 2].map((id) => folderRow(file(id), { certainty: 'sure', candidates: [id] })),
    folderRow(file(3), { certainty: 'guess', candidates: [3] }),
    folderRow(unread, { certainty: 'none', candidates: [] }),
  ];
  await drawn(inOrder(rows, PROTOCOLS));
  const headings = table?.rows.map((row, at) => table?.heading(row, table.rows[at - 1]));
  expect(headings).toEqual([
    'Nomi aniq: 2 ta fayl',
    false,
    'Tekshirish yoki tanlash kerak: 1 ta fayl',
    "Yuborib bo'lmaydi: 1 ta fayl",
  ]);
  expect(boxOfAll?.props['aria-label']).toBe('Barchasini belgilash');
  expect(table?.columns.slice(1).map(({ label }) => label)).toEqual([
    'Fayl',
    '',
    'Tuman',
    'Moslik',
    'Hozirgi protokol',
  ]);
});

it('the box above the files of a folder ticks all whose district is sure, and unticks all', async () => {
  let rows: Rows = [1, 2, 3].map((id) =>
    folderRow(file(id), { certainty: id === 3 ? 'guess' : 'sure', candidates: [id] }),
  );
  const setRows = (next: (rows: Rows) => Rows) => {
    rows = next(rows);
  };
  /** The files that are ticked, and the box above them. */
  const ticked = async () => {
    const now = await drawn(rows, setRows);
    return [boxOfAll?.props.checked, now.filter(({ on }) => on).map((row) => row.file.id)];
  };
  const press = (checked: boolean) => boxOfAll?.props.onChange({ currentTarget: { checked } });
  expect(await ticked()).toEqual([true, ['1', '2']]);
  press(false);
  expect(await ticked()).toEqual([false, []]);
  press(true);
  expect(await ticked()).toEqual([true, ['1', '2']]);
});
