import { createElement, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

type Box = ReactElement<{ checked: boolean; onChange: (event: object) => void }>;
let boxOfAll: Box | undefined;
const RowTable = ({ columns: [first] }: { columns: readonly { label: unknown }[] }) => {
  boxOfAll = first?.label as Box;
  return null;
};
vi.doMock('@/features/protocols/folder/row-table.tsx', () => ({ RowTable }));
const { FolderTable } = await import('@/features/protocols/folder/folder-table.tsx');
const { folderRow, judged } = await import('@/features/protocols/folder/plan.ts');
type Rows = Parameters<typeof judged>[0];

const idle = () => undefined;
const PROTOCOLS = new Map(
  [1, 2, 3].map((id) => [
    id,
    { id, file_id: null, district_id: 1000 + id, district: `${id}-tuman`, region: 'Viloyat' },
  ]),
);
const file = (id: number) => ({ id: `${id}`, name: `${id}-tuman.pdf`, bytes: 10, kind: 'pdf', problem: null }) as const;

it('the box above the files of a folder ticks all whose district is sure, and unticks all', async () => {
  let rows: Rows = [1, 2, 3].map((id) =>
    folderRow(file(id), { certainty: id === 3 ? 'guess' : 'sure', candidates: [id] }),
  );
  const setRows = (next: (rows: Rows) => Rows) => {
    rows = next(rows);
  };
  /** The files that are ticked, and the box above them. */
  const ticked = async () => {
    const now = judged(rows, PROTOCOLS, false);
    const folder = { judged: now, setRows, protocols: PROTOCOLS, query: { data: [] }, name: null, problem: null };
    const table = { folder: { ...folder, replaces: false } as never, onSend: async () => undefined, onClose: idle };
    await drawPart(createElement(FolderTable, table), {});
    return [boxOfAll?.props.checked, now.filter(({ on }) => on).map((row) => row.file.id)];
  };
  const press = (checked: boolean) => boxOfAll?.props.onChange({ currentTarget: { checked } });
  expect(await ticked()).toEqual([true, ['1', '2']]);
  press(false);
  expect(await ticked()).toEqual([false, []]);
  press(true);
  expect(await ticked()).toEqual([true, ['1', '2']]);
});
