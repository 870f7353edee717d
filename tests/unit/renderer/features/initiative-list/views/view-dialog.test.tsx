import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

let title = '';
function FramedDialog(dialog: { title: string }) {
  title = dialog.title;
  return null;
}
vi.doMock('@/kit/framed-dialog.tsx', async (original) => ({ ...(await original<object>()), FramedDialog }));
const { ViewDialog } = await import('@/features/initiative-list/views/view-dialog.tsx');
const VIEW = { id: 'v1', name: 'Suv', query: '', starred: false };

it.each([
  ['a new view', null, 'Hozirgi filtrni saqlash'],
  ['another name of a view', VIEW, "Ko'rinish nomini o'zgartirish"],
])('wV2: the dialog for %s says so', async (_, view, said) => {
  const idle = () => undefined;
  await drawPart(createElement(ViewDialog, { view, views: [VIEW], onSave: idle, onClose: idle }), {});
  expect(title).toBe(said);
});
